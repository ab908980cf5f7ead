// Styles that come late. One that could not be fetched is fetched again once there is a network:
// the part of the page that it belongs to does not ask for it a second time.

/** From now on asks again for what failed, whenever a network is back. */
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
