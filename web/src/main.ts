// Where the page starts.
import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { wear } from "./preferences.svelte";
import { currentRoute } from "./route.svelte";
import { firstLanguage, speak } from "./words.svelte";

wear();
// The front door comes together with its words.
if (currentRoute().page === "landing") void import("./landing/Landing.svelte");
const target = document.getElementById("app");
void speak(firstLanguage()).then(() => {
  if (target) mount(App, { target });
});
if (import.meta.env.PROD && "serviceWorker" in navigator)
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
