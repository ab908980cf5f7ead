// Scrolls an error into the middle of the page, because below the tapped button it may be off a
// phone's screen or under its keyboard.
import type { Attachment } from "svelte/attachments";

export const seen: Attachment = (said) => said.scrollIntoView({ block: "center" });
