// The browser's way back closes what lies above the page before it leaves the page: the history is
// kept as many entries deep above the page as layers lie on it. A layer that closes by itself, or
// lies on when the page beneath it changes, is followed by the history and leaves nothing in it.
interface Layer {
  readonly close: () => void;
}

/** A step back that has not been taken by then was not the browser's to take. */
const lateMs = 1500;

let layers: readonly Layer[] = [];
/** What waits while a step back of our own is under way. */
let waiting: readonly (() => void)[] | undefined;
let late: ReturnType<typeof setTimeout> | undefined;

/** How deep above its page the entry shown is. */
function depthNow(): number {
  const { over } = (history.state ?? {}) as { over?: unknown };
  return typeof over === 'number' ? over : 0;
}

function mark(change: 'pushState' | 'replaceState', over: number): void {
  history[change](over === 0 ? null : { over }, '', location.href);
}

function stepBack(by: number, then: readonly (() => void)[]): void {
  waiting = then;
  late = setTimeout(() => {
    mark('replaceState', layers.length);
    arrive();
  }, lateMs);
  history.go(-by);
}

function arrive(): void {
  const acts = waiting ?? [];
  waiting = undefined;
  clearTimeout(late);
  for (const act of acts) act();
  settle();
}

/** Makes the history as deep as the layers are. */
function settle(): void {
  if (waiting !== undefined) return;
  const depth = depthNow();
  if (depth > layers.length) stepBack(depth - layers.length, []);
  for (let over = depth + 1; over <= layers.length; over += 1) mark('pushState', over);
}

addEventListener('popstate', () => {
  if (waiting !== undefined) return arrive();
  for (const { close } of layers.slice(depthNow()).toReversed()) close();
  // One that does not close, or is asked for anew, gets its entry back.
  setTimeout(settle);
});

/** Gives what is to be called when the layer is gone, however it was closed. */
export function layOver(close: () => void): () => void {
  const layer = { close };
  layers = [...layers, layer];
  settle();
  return () => {
    layers = layers.filter((one) => one !== layer);
    // What follows may be another layer, or another place: each takes the entry over.
    setTimeout(settle);
  };
}

/** A reload leaves the entries of layers that are gone. */
export const forgetLayers = (): void => void setTimeout(settle);

/** Takes a step from the page itself; a new place may take over the entry of one layer. */
export function fromPage(isNewPlace: boolean, step: (entry: 'its own' | 'the layer’s') => void) {
  const depth = depthNow();
  if (waiting !== undefined) waiting = [...waiting, () => fromPage(isNewPlace, step)];
  else if (depth === 0) step('its own');
  else if (depth === 1 && isNewPlace) {
    step('the layer’s');
    setTimeout(settle);
  } else stepBack(depth, [() => step('its own')]);
}
