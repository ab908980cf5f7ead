// Brings why something could not be done into the middle of the page: below what was tapped it may
// stand under the edge of a phone, or under its keyboard.
import type { Attachment } from "svelte/attachments";

export const seen: Attachment = (said) => said.scrollIntoView({ block: "center" });
