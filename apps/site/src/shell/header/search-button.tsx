// Opens the search over the whole site: a button, and the keys `/` and Ctrl or Cmd with K unless a
// text field has the focus or a dialog is open.
import { useLayoutEffect } from 'react';
import { IconButton, SearchIcon } from '@baize/ui';
import { openDialog, useDialogs } from '../../app/dialogs.ts';
import { useText } from '../../app/texts/texts.ts';

function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
  );
}

function asksForSearch(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !isTyping(event);
}

function useSearchKeys(): void {
  // With the page, not after it: until then `theme.js` hears these keys.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!asksForSearch(event) || useDialogs.getState().open !== undefined) return;
      event.preventDefault();
      openDialog('search');
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}

export function SearchButton() {
  const t = useText();
  useSearchKeys();
  return (
    <IconButton
      label={t('shell.search')}
      aria-keyshortcuts="/ Control+K Meta+K"
      icon={<SearchIcon />}
      onClick={() => openDialog('search')}
    />
  );
}
