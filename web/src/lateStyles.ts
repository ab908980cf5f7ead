// Styles that are loaded late. A style that failed to load is loaded again once the network is
// back, because the component that needs it does not request it a second time.

/** Load failed styles again whenever the network is back. */
export function refetchStyles(): void {
  const bare = new Set<HTMLLinkElement>();
  addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLLinkElement) bare.add(target);
    },
    true,
  );
  addEventListener("online", () => {
    for (const link of bare) link.replaceWith(link.cloneNode());
    bare.clear();
  });
}
