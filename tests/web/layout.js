// Finds the layout faults of the page in its current state. `layout.py` injects this script.
//
// Parts are named by `data-part`. Two parts overlap only if one is inside the other, or where one is
// made to lie over others: `felt` is under everything, `bubble` covers the felt and no control.
(() => {
  const UNDER = new Set(["felt", "board"]);
  const OVER = new Set(["bubble", "moment", "reaction", "spotlight"]);
  const SLACK = 2;
  const LEAST = 24;
  const PINNED = 44;
  const NARROW = 90;
  const PINS = ["bar", "guess", "asked"].map((part) => `[data-part=${part}] button`).join();
  const TAPS = "button, a[href], input, select, textarea, summary, [role=button], [role=radio], [role=tab]";

  const styles = new Map();
  const styleOf = (one) => {
    let known = styles.get(one);
    if (!known) styles.set(one, (known = getComputedStyle(one)));
    return known;
  };
  const box = ({ left, top, right, bottom }) => ({ left, top, right, bottom });
  const wide = (r) => r.right - r.left;
  const high = (r) => r.bottom - r.top;
  const view = () => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  const cut = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const shown = (one) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !one.closest(".unseen, [inert]");
  /** Return the visible part of an element, clipped by the page and by all scrolling ancestors. */
  const sight = (one) => {
    let seen = cut(box(one.getBoundingClientRect()), view());
    for (let up = one.parentElement; up && up !== document.body; up = up.parentElement) {
      const { overflowX, overflowY } = styleOf(up);
      if (overflowX === "visible" && overflowY === "visible") continue;
      const clip = box(up.getBoundingClientRect());
      if (overflowX === "visible") (clip.left = -1e6), (clip.right = 1e6);
      if (overflowY === "visible") (clip.top = -1e6), (clip.bottom = 1e6);
      seen = cut(seen, clip);
    }
    return seen;
  };
  const scrolls = (one, axis) => {
    const style = styleOf(one)[axis === "y" ? "overflowY" : "overflowX"];
    if (one === document.documentElement) return axis === "y" && style !== "hidden" && style !== "clip";
    return style === "auto" || style === "scroll";
  };
  const called = (one) => {
    const part = one.closest("[data-part]");
    const words = (one.getAttribute("aria-label") || one.textContent || one.className || "")
      .toString().trim().replace(/\s+/g, " ").slice(0, 30);
    return `${part ? part.dataset.part + "/" : ""}${one.localName} «${words}»`;
  };
  const px = (r) => `${Math.round(r.left)},${Math.round(r.top)} ${Math.round(wide(r))}×${Math.round(high(r))}`;

  function overlaps(found) {
    const parts = [...document.querySelectorAll("[data-part]")]
      .filter((one) => !UNDER.has(one.dataset.part) && shown(one))
      .map((one) => ({ one, name: one.dataset.part, at: sight(one) }))
      .filter(({ at }) => wide(at) > SLACK && high(at) > SLACK);
    parts.forEach((a, index) => {
      for (const b of parts.slice(index + 1)) {
        if (a.one.contains(b.one) || b.one.contains(a.one)) continue;
        const both = cut(a.at, b.at);
        if (wide(both) <= SLACK || high(both) <= SLACK) continue;
        const over = OVER.has(a.name) || OVER.has(b.name);
        const control = [a, b].some(({ name, one }) => name === "actions" || one.closest("[data-part=actions]"));
        if (over && !control) continue;
        found.push(`overlap: ${called(a.one)} with ${called(b.one)} by ${px(both)}`);
      }
    });
    return parts.length;
  }

  /** Return the element to tap: the label of an input, if there is one. */
  const target = (one) => (one.localName === "input" && one.closest("label")) || one;

  /** Return why an element cannot be tapped in its current place; null if it can. */
  function trouble(one) {
    const seen = sight(one);
    if (wide(seen) < LEAST / 2 || high(seen) < LEAST / 2)
      return `out of view: ${called(one)} at ${px(box(one.getBoundingClientRect()))}`;
    const at = document.elementFromPoint((seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2);
    if (at && (one.contains(at) || at.contains(one))) return null;
    return `covered: ${called(one)} by ${at ? called(at) : "nothing"}`;
  }

  function taps(found) {
    const all = new Set([...document.querySelectorAll(TAPS)].filter((one) => !one.disabled).map(target));
    for (const one of all) {
      if (!shown(one)) continue;
      const at = box(one.getBoundingClientRect());
      if (!wide(at) || !high(at)) continue;
      // A link within a sentence is as high as its line.
      if (!one.matches("p > button, p > a, li > a") && Math.min(wide(at), high(at)) < LEAST - 0.5)
        found.push(`small: ${called(one)} is ${px(at)}`);
      const seen = sight(one);
      const whole = wide(at) - wide(seen) <= SLACK && high(at) - high(seen) <= SLACK;
      if (!whole || trouble(one)) scrolledTo(one, found);
    }
  }

  /** Scroll an element into view, as a finger could, check it, and restore the scroll positions. */
  function scrolledTo(one, found) {
    const ups = [];
    for (let up = one.parentElement; up; up = up.parentElement) ups.push([up, up.scrollLeft, up.scrollTop]);
    one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const forced = ups.find(
      ([up, left, top]) =>
        (up.scrollTop !== top && !scrolls(up, "y")) || (up.scrollLeft !== left && !scrolls(up, "x")),
    );
    if (forced) found.push(`cut off: ${called(one)} by ${called(forced[0])}`);
    else {
      const why = trouble(one);
      if (why) found.push(why);
    }
    for (const [up, left, top] of ups) up.scrollTo({ left, top, behavior: "instant" });
  }

  function texts(found) {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.data.trim();
      const one = node.parentElement;
      if (!words || !shown(one) || one.closest("script, style, title, svg, option")) continue;
      range.selectNodeContents(node);
      const at = [...range.getClientRects()].filter((r) => r.width && r.height);
      if (!at.length) continue;
      const around = {
        left: Math.min(...at.map((r) => r.left)),
        top: Math.min(...at.map((r) => r.top)),
        right: Math.max(...at.map((r) => r.right)),
        bottom: Math.max(...at.map((r) => r.bottom)),
      };
      within(one, around, words, found);
    }
  }

  function within(one, at, words, found) {
    const said = `«${words.slice(0, 30)}» at ${px(at)}`;
    // A rotated element has a box that is larger than its words.
    const SLACK = styleOf(one).rotate === "none" ? 2 : 12;
    const own = one.closest("button, .button, dd, dt, [data-part]");
    const part = own && box(own.getBoundingClientRect());
    let x = true;
    let y = true;
    // A person's name may end in an ellipsis, and so may a folded tip; nothing else may.
    if (one.closest(".line[data-part=tip]")) return;
    const named = one.closest("[data-name]");
    if (named && styleOf(named).textOverflow === "ellipsis") return;
    if (named && styleOf(named).webkitLineClamp !== "none") at = box(named.getBoundingClientRect());
    for (let up = one; up && up !== document.documentElement && (x || y); up = up.parentElement) {
      if (up === own && !(scrolls(up, "x") || scrolls(up, "y"))) {
        if ((x && (at.left < part.left - SLACK || at.right > part.right + SLACK)) ||
            (y && (at.top < part.top - SLACK || at.bottom > part.bottom + SLACK))) {
          found.push(`overflow: ${said} out of ${called(up)} ${px(part)}`);
          return;
        }
      }
      const style = styleOf(up);
      if (style.display === "inline") continue;
      const clip = box(up.getBoundingClientRect());
      if (x && scrolls(up, "x")) {
        // A vertical scroller must not scroll horizontally, too.
        const tall = up.scrollHeight > up.clientHeight + SLACK;
        if (tall && at.right > clip.right + SLACK) {
          found.push(`sideways: ${said} in ${called(up)} ${px(clip)}`);
          return;
        }
        x = false;
      }
      if (scrolls(up, "y")) y = false;
      if (wide(clip) <= 1 && high(clip) <= 1) return; // read aloud only
      // Lines of the log that do not fit are completely out of sight.
      if (up.matches(".recent") && at.left >= clip.right) return;
      const hidesX = /hidden|clip/.test(style.overflowX);
      const hidesY = /hidden|clip/.test(style.overflowY);
      if ((x && hidesX && (at.left < clip.left - SLACK || at.right > clip.right + SLACK)) ||
          (y && hidesY && (at.top < clip.top - SLACK || at.bottom > clip.bottom + SLACK))) {
        found.push(`cut: ${said} by ${called(up)} ${px(clip)}`);
        return;
      }
      if (style.position === "fixed") break;
    }
    if (x && (at.left < -SLACK || at.right > innerWidth + SLACK)) found.push(`beside the page: ${said}`);
  }

  /** Check that the actions of the game are in one bar that is complete, visible, and in no scroller. */
  function pinned(found) {
    const bar = document.querySelector("[data-part=bar]");
    const hand = document.querySelector("[data-part=actions]");
    for (const one of hand?.querySelectorAll(".deed, .button.gold") ?? [])
      if (!bar?.contains(one)) found.push(`unpinned: ${called(one)} is not in the bar`);
    for (const one of document.querySelectorAll(PINS)) {
      const { left, top, right, bottom, height } = one.getBoundingClientRect();
      if (height < PINNED - 0.5) found.push(`unpinned: ${called(one)} is ${Math.round(height)} px high`);
      // The corners are rounded.
      const inset = 0.3 * Math.min(parseFloat(styleOf(one).borderTopLeftRadius) || 0, height / 2) + 1;
      const corners = [left + inset, right - inset].flatMap((x) => [top + inset, bottom - inset].map((y) => [x, y]));
      for (const [x, y] of corners) {
        const at = document.elementFromPoint(x, y);
        if (at && one.contains(at)) continue;
        const over = at ? called(at) : "nothing";
        if (at?.closest("[data-part=bubble], [data-part=reaction], [data-part=moment]")) continue;
        found.push(`unpinned: ${called(one)} at ${px({ left, top, right, bottom })} has ${over} at a corner`);
        break;
      }
    }
    for (const one of hand?.querySelectorAll("[data-part=headline], [data-part=prompt]") ?? []) {
      const { width, height } = one.getBoundingClientRect();
      if (one.textContent.trim() && width < NARROW && height > width)
        found.push(`narrow: ${called(one)} is ${Math.round(width)}×${Math.round(height)}`);
    }
    for (let up = bar; up && up !== hand?.parentElement; up = up.parentElement)
      if (scrolls(up, "y")) found.push(`unpinned: the bar scrolls in ${called(up)}`);
  }

  /** Check that a cup is larger than two of the dice in front of it. */
  function props(found) {
    const cup = document.querySelector("[data-part=cup] svg.cup");
    const dice = document.querySelectorAll("[data-part=middle] .die, [data-part=cup] .die, [data-part=mat] .die");
    if (!cup || !dice.length) return;
    const area = (one) => wide(box(one.getBoundingClientRect())) * high(box(one.getBoundingClientRect()));
    if (area(cup) < 2 * Math.min(...[...dice].map(area)))
      found.push(`props: the cup is ${px(box(cup.getBoundingClientRect()))}, a die ${px(box(dice[0].getBoundingClientRect()))}`);
  }

  /** Check that a claim is not covered by the name of its seat. */
  function claims(found) {
    for (const flag of document.querySelectorAll("[data-part=plate] [data-part=claim]")) {
      const name = flag.closest("[data-part=plate]").querySelector(".plate");
      const both = cut(sight(flag), sight(name));
      if (name.contains(flag) || wide(both) <= SLACK || high(both) <= SLACK) continue;
      const at = document.elementFromPoint((both.left + both.right) / 2, (both.top + both.bottom) / 2);
      if (at && !flag.contains(at)) found.push(`claim: ${called(flag)} is under ${called(at)}`);
    }
  }

  /** Check that two buttons of one moment never read alike. */
  function alike(found) {
    const names = new Set();
    for (const one of document.querySelectorAll("[data-part=actions] button:enabled")) {
      const group = one.closest("[role=group], [role=radiogroup], fieldset")?.getAttribute("aria-label");
      const words = (one.getAttribute("aria-label") || one.textContent).trim().replace(/\s+/g, " ");
      const name = `${group ?? ""} ${words}`;
      if (!words || !shown(one)) continue;
      if (names.has(name)) found.push(`alike: ${called(one)}`);
      names.add(name);
    }
  }

  /** Check that bars that stay while the page scrolls leave most of the page visible. */
  function bars(found) {
    for (const one of document.querySelectorAll("[data-part=start], .start")) {
      if (!/sticky|fixed/.test(styleOf(one).position)) continue;
      const tall = high(cut(box(one.getBoundingClientRect()), view()));
      if (tall > innerHeight / 3) found.push(`bar: ${called(one)} takes ${Math.round(tall)} of ${innerHeight}`);
    }
  }

  /** Check only the law of the action bar. */
  window.unpinned = () => {
    styles.clear();
    const found = [];
    pinned(found);
    return found;
  };

  const placed = (name) => {
    const one = document.querySelector(`[data-part="${name}"]`);
    if (!one) return null;
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left, top, width, height].map((n) => Math.round(n));
  };

  window.laidOut = () => {
    styles.clear();
    const found = [];
    const parts = overlaps(found);
    taps(found);
    texts(found);
    bars(found);
    alike(found);
    pinned(found);
    props(found);
    claims(found);
    const actions = placed("actions");
    return { found, parts, felt: placed("felt"), actions: actions && actions[3] };
  };

  // Without a graphics card, painting them took a quarter of the time; no law here sees them.
  const flat = new CSSStyleSheet();
  flat.replaceSync("*, ::before, ::after { box-shadow: none !important; background-image: none !important }");
  document.adoptedStyleSheets = [flat];

  // ── a clock and a socket that are stepped by hand ──────────────────────────────────────────────
  const later = globalThis.setTimeout.bind(globalThis);
  const frame = () => new Promise((done) => requestAnimationFrame(() => done()));
  const timers = new Map();
  let ids = 1;
  let now = 1760000000000;
  const planned = (what, after, args, every) => {
    timers.set(++ids, { what, args, at: now + Math.max(0, Number(after) || 0), every });
    return ids;
  };
  globalThis.setTimeout = (what, after, ...args) => planned(what, after, args, 0);
  globalThis.setInterval = (what, after, ...args) => planned(what, after, args, Math.max(1, after));
  globalThis.clearTimeout = globalThis.clearInterval = (id) => timers.delete(id);
  Date.now = () => now;

  let open = 0;
  const fetched = globalThis.fetch.bind(globalThis);
  globalThis.fetch = (...args) => {
    open += 1;
    return fetched(...args).finally(() => later(() => (open -= 1), 0));
  };

  /** The layout shift without input, as browsers measure it. */
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) window.shifted += one.value;
  }).observe({ type: "layout-shift", buffered: true });

  let changes = 0;
  new MutationObserver((list) => (changes += list.length)).observe(document, {
    childList: true, subtree: true, characterData: true, attributes: true,
  });
  /** Wait until the page is drawn: no request is pending, and a frame changes nothing. */
  const settled = async () => {
    for (let quiet = 0, left = 300; quiet < 2 && left; left -= 1) {
      const before = changes;
      await frame();
      quiet = open || changes !== before ? 0 : quiet + 1;
    }
  };

  let socket = null;
  class Socket {
    readyState = 0;
    onopen = null;
    onmessage = null;
    onclose = null;
    constructor() {
      socket = this;
      queueMicrotask(() => {
        this.readyState = 1;
        this.onopen?.();
      });
    }
    send(text) {
      const said = JSON.parse(text);
      const hear = (answer) => queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(answer) }));
      if (said.type === "ping") hear({ type: "pong", at: now });
      if (said.id) hear({ type: "answer", id: said.id, number: null, reason: null, offers: [] });
    }
    close() {}
  }
  globalThis.WebSocket = Socket;

  window.settled = settled;
  /** Wait until the page has opened its socket. */
  window.listens = async () => {
    while (!socket || !socket.readyState || open) await frame();
    await settled();
  };
  const SOON = 6000;
  let until = now;
  window.fed = async (texts) => {
    for (const data of texts) socket.onmessage({ data });
    until = now + SOON;
    await settled();
  };
  /** Run the clock until the page changes visibly without input; return whether it soon did. */
  window.stepped = async () => {
    for (;;) {
      const [id, next] = [...timers]
        .filter(([, one]) => !one.every && one.at <= until)
        .sort(([, a], [, b]) => a.at - b.at)[0] ?? [];
      if (!next) return false;
      const before = changes;
      now = Math.max(now, next.at);
      timers.delete(id);
      next.what(...next.args);
      await settled();
      if (changes !== before) return true;
    }
  };
})();
