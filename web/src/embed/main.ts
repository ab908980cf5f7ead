// The entry point of embedded pages: a public replay, or the daily puzzle. The build replaces
// storage, requests and links by the modules of this folder.
import { mount } from "svelte";
import "../app.css";
import { path, query } from "../base";
import { LANGUAGES, type Language, type Theme } from "../likes";
import { like, wear } from "../preferences.svelte";
import { firstLanguage, speak } from "../words.svelte";
import Embed from "./Embed.svelte";

const asked = query();
const language = asked.get("lang") ?? "";
const theme = asked.get("theme") ?? "";
if (language in LANGUAGES) like({ language: language as Language });
if (["light", "dark"].includes(theme)) like({ theme: theme as Theme });
wear();
const [, kind = "", name = ""] = path().split("/").filter(Boolean);
const target = document.getElementById("app");
void speak(firstLanguage()).then(() => {
  if (target) mount(Embed, { target, props: { kind, name } });
});
