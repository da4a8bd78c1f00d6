// A register of the layers above the page. The owner of the browser's history may so close the
// topmost by a step back; without such an owner nothing happens.
type Lay = (close: () => void) => () => void;

let owner: Lay | undefined;

/** Names what hears of everything that is laid above the page. */
export function hearLayers(lay: Lay): void {
  owner = lay;
}

/** Gives what is to be called once it is gone. */
export const layAbove: Lay = (close) => owner?.(close) ?? (() => undefined);
