// The entry point of the page.
import { mount } from "svelte";
import "./fonts/fonts.css";
import "./app.css";
import App from "./App.svelte";
import { missed } from "./ui/release.svelte";
import { guardKeys } from "./ui/rest";
import { KEPT, LOCAL, PLAYS_OFFLINE } from "./base";
import { stored } from "./storage";
import { wear } from "./preferences.svelte";
import { currentRoute } from "./route.svelte";
import { refetchStyles } from "./lateStyles";
import { firstLanguage, speak } from "./words.svelte";
import { registerWorker } from "./worker";

wear();
guardKeys();
// The front page is loaded together with its words.
if (currentRoute().page === "landing")
  void import("./landing/Landing.svelte").catch(() => undefined);
// The page itself preloads the letters that every language needs.
if (["uk", "ru"].includes(firstLanguage())) void document.fonts.load("700 1em Piazzolla", "я");
refetchStyles();
addEventListener("vite:preloadError", () => void missed());
const target = document.getElementById("app");
void speak(firstLanguage()).then(async () => {
  if (!target) return;
  if (LOCAL) await (await import("./offline/start")).start(target);
  mount(App, { target });
  // After a new release, the service worker has dropped the old files, so load the new ones.
  if (!LOCAL && PLAYS_OFFLINE && stored(KEPT))
    void import("./offline/keep")
      .then(({ keepAll }) => keepAll(() => undefined))
      .catch(() => undefined);
});
if (import.meta.env.PROD) registerWorker();
