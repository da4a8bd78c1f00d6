// Opens and closes a native dialog. The page is pinned while it is open; on closing, focus returns
// to its opener, or to the replacement of that. Its owner decides whether Esc and an outside press
// close it; a step back in the browser does where Esc does.
import { type PointerEvent, type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react';
import { focusHolder, giveFocusBack } from './focus-return.ts';
import { layAbove } from './layers.ts';
import { pinScroll } from './scroll-pin.ts';

export interface DialogPolicy {
  open: boolean;
  onClose: () => void;
  closesOnEscape?: boolean | undefined;
  closesOnOutside?: boolean | undefined;
  /** It has an address, so that a step back leaves it without more. */
  isPlace?: boolean | undefined;
}

/** Given to what another page of an open dialog stands in: focus is there when it comes. */
export function turnedTo(content: HTMLElement | null): void {
  const dialog = content?.closest('dialog');
  if (dialog?.open) firstFocus(dialog)?.focus();
}

/** The element for the first focus: a marked part, a box to fill in, else the dialog's own name. */
function firstFocus(dialog: HTMLDialogElement): HTMLElement | null {
  // A box focused on a phone would raise the keyboard over half of the sheet.
  const hasKeys = globalThis.matchMedia?.('(pointer: fine)').matches ?? true;
  const box = 'input:not([type=hidden]):enabled, select:enabled, textarea:enabled';
  return (
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    (hasKeys ? dialog.querySelector<HTMLElement>(box) : null) ??
    dialog.querySelector<HTMLElement>('[data-dialog-name]')
  );
}

export function useDialog(policy: DialogPolicy) {
  const { open, onClose, closesOnEscape = true, closesOnOutside = true, isPlace = false } = policy;
  const ref = useRef<HTMLDialogElement>(null);
  const goBack = useEffectEvent(() => onClose());
  // First of all: the browser keeps with its entry how far the page was scrolled.
  useEffect(() => {
    if (!open || !closesOnEscape || isPlace) return undefined;
    return layAbove(() => goBack());
  }, [open, closesOnEscape, isPlace]);
  useEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return undefined;
    const opener = focusHolder();
    const unpin = pinScroll();
    if (!dialog.open) dialog.showModal();
    firstFocus(dialog)?.focus();
    return () => {
      if (dialog.open) dialog.close();
      unpin();
      giveFocusBack(opener);
    };
  }, [open]);

  const cancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (closesOnEscape) onClose();
  };
  // A browser may close without asking after a second Esc: reopen when that is not allowed.
  // The event comes late, so a dialog that is open again by then has nothing to answer.
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    const dialog = event.currentTarget;
    if (event.target !== dialog || dialog.open || !open) return;
    if (closesOnEscape) onClose();
    else dialog.showModal();
  };
  const press = (event: PointerEvent<HTMLDialogElement>) => {
    if (closesOnOutside && event.target === event.currentTarget) onClose();
  };
  return { ref, onCancel: cancel, onClose: closed, onPointerDown: press };
}
