// Scrolls an error into the middle of the page: below the tapped button it may be off the screen of
// a phone, or under its keyboard.
import type { Attachment } from "svelte/attachments";

export const seen: Attachment = (said) => said.scrollIntoView({ block: "center" });
