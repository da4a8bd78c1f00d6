// The token of a recovery mail, `#recover=…`: read once when the page opens, removed from the
// address at once, and kept in memory only.

const mark = /^#recover=([\w-]+)$/u;
let token = '';

/** Reads and hides the token; true when there was one. */
export function takeMailLink(): boolean {
  const found = mark.exec(location.hash)?.[1];
  if (found === undefined) return false;
  token = found;
  history.replaceState(null, '', `${location.pathname}${location.search}`);
  return true;
}

export const recoveryToken = (): string => token;
