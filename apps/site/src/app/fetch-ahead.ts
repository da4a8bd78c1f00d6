// Lets a link fetch the screen it leads to before it is pressed, without knowing the screens.

let fetchPath: ((path: string) => void) | undefined;

/** The table of addresses says here how a path's screen is fetched. */
export function offerAhead(fetchScreen: (path: string) => void): void {
  fetchPath = fetchScreen;
}

export function fetchAhead(to: string): void {
  fetchPath?.(to.split(/[?#]/u)[0] ?? to);
}
