// Steps back close the layers above a page before they leave it: the history has one entry above
// the page for each layer. A layer that closes by itself, or stays when the page beneath it
// changes, is followed by the history and leaves nothing in it. A step back would call off a visit
// of another address that has begun: none is taken meanwhile.
interface Layer {
  readonly close: () => void;
}

/** A step back that has not been taken by then was not the browser's to take. */
const lateMs = 1500;

let layers: readonly Layer[] = [];
/** Pending calls while a step back of our own is under way. */
let waiting: readonly (() => void)[] | undefined;
let late: ReturnType<typeof setTimeout> | undefined;
/** Another address is being fetched, which takes the place of this page unless it fails. */
let isLeaving = false;

/** How deep above its page the entry shown is. */
function depthNow(): number {
  const { over } = (history.state ?? {}) as { over?: unknown };
  return typeof over === 'number' ? over : 0;
}

function mark(change: 'pushState' | 'replaceState', over: number): void {
  history[change](over === 0 ? null : { over }, '', location.href);
}

function stepBack(by: number, then: readonly (() => void)[]): void {
  if (isLeaving) {
    for (const act of then) act();
    return;
  }
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
  // A layer that does not close, or is opened again, gets its entry back.
  setTimeout(settle);
});

addEventListener('beforeunload', () => {
  isLeaving = true;
});

/** The visitor is still here, or is back. */
function stay(): void {
  if (!isLeaving) return;
  isLeaving = false;
  settle();
}

for (const sign of ['pointerdown', 'keydown', 'pageshow'])
  addEventListener(sign, stay, { capture: true });

/** Gives what is to be called when the layer is gone, however it was closed. */
export function layOver(close: () => void): () => void {
  const layer = { close };
  layers = [...layers, layer];
  settle();
  return () => {
    layers = layers.filter((one) => one !== layer);
    // The next place may be another layer, or another page: each takes the entry over.
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
