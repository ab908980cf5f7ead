// Scrolls an error into the middle of the page, because an error below the tapped button may be off
// a phone's screen or under its keyboard.
import type { Attachment } from "svelte/attachments";

export const seen: Attachment = (said) => said.scrollIntoView({ block: "center" });
