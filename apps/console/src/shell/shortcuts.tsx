// The console by keyboard: / finds, j and k walk the rows, Enter opens one, ? tells all this.
import { useEffect, useState } from 'react';
import { Dialog } from '@baize/ui';
import type { TextKey } from '@baize/i18n';
import { useText } from '../app/texts.ts';
import { findKeys } from './finding.ts';
import styles from './shell.module.css';

const keys: readonly (readonly [string, TextKey])[] = [
  [findKeys, 'operator.find-anything'],
  ['/', 'operator.shortcut-search'],
  ['j  k', 'operator.shortcut-move'],
  ['Enter', 'operator.shortcut-open'],
  ['Esc', 'operator.shortcut-close'],
  ['?', 'operator.shortcut-help'],
];

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

function walk(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('tbody [data-row]')];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const next = at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by));
  rows[next]?.focus();
}

export function useShortcuts() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === '/') document.querySelector<HTMLElement>('input[type=search]')?.focus();
      else if (event.key === 'j') walk(1);
      else if (event.key === 'k') walk(-1);
      else if (event.key === '?') setOpen(true);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
  return { open, close: () => setOpen(false) };
}

export function ShortcutHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('operator.shortcuts')}
      closeLabel={t('operator.close')}
      size="small"
    >
      <dl className={styles['keys']}>
        {keys.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
