// Returns focus when the focused element is gone: to the opener or, where that has left the page or
// cannot take it, to the control in its place, marked `data-focus-return`.

let giving = false;

/** Whether focus is being given back now, rather than sought by the person. */
export const isFocusGivenBack = (): boolean => giving;

const isHeld = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element !== document.body;

/** The focused element, if any. */
export function focusHolder(): HTMLElement | undefined {
  const { activeElement } = document;
  return isHeld(activeElement) ? activeElement : undefined;
}

function takes(element: HTMLElement): boolean {
  if (!element.isConnected || element.closest('[hidden]') !== null) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

export function giveFocusBack(opener: HTMLElement | undefined): void {
  giving = true;
  const inPlace = document.querySelectorAll<HTMLElement>('[data-focus-return]');
  [...(opener === undefined ? [] : [opener]), ...inPlace].some(takes);
  giving = false;
}
