// Holds the page still while a dialog is open and puts it back where it was.
// Dialogs may be stacked: the page is released by the last one to close.

let pins = 0;
let heldAt = 0;

export function pinScroll(): () => void {
  pins += 1;
  if (pins === 1) hold();
  let released = false;
  return () => {
    if (released) return;
    released = true;
    pins -= 1;
    if (pins === 0) release();
  };
}

function hold(): void {
  const { body, documentElement } = document;
  heldAt = window.scrollY;
  // The bar keeps its room. No width is written down: the window may be turned meanwhile.
  if (window.innerWidth > documentElement.clientWidth) documentElement.style.overflowY = 'scroll';
  // iOS scrolls the page behind unless the body itself is fixed.
  body.style.position = 'fixed';
  body.style.insetInline = '0';
  body.style.insetBlockStart = `${-heldAt}px`;
}

function release(): void {
  const { body, documentElement } = document;
  documentElement.style.removeProperty('overflow-y');
  for (const name of ['position', 'inset-inline', 'inset-block-start']) {
    body.style.removeProperty(name);
  }
  window.scrollTo({ top: heldAt, behavior: 'instant' });
}
