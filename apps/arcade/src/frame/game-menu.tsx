// The menu of a game and the panels it opens, all in one dialog: help and proof are always two
// presses away and cost nothing.
import { Dialog, VisuallyHidden } from '@baize/ui';
import { ChevronRightIcon } from '@baize/ui';
import type { ReactNode } from 'react';
import { useArcade } from '../app/arcade-context.tsx';
import styles from './panels.module.css';

/** The version of the screens, set by the build. */
const clientVersion = String(import.meta.env['CLIENT_VERSION'] ?? 'unbuilt');

export interface MenuPanel {
  readonly id: string;
  readonly title: string;
  readonly icon: ReactNode;
  readonly content: () => ReactNode;
  /** Nothing in it can be pressed. */
  readonly onlyText?: boolean;
}

export interface GameMenuProps {
  panels: readonly MenuPanel[];
  /** `menu`, the id of a panel, or null when closed. */
  open: string | null;
  onOpen: (id: string | null) => void;
  onLeave?: (() => void) | undefined;
  version: string;
}

export function GameMenu({ panels, open, onOpen, onLeave, version }: GameMenuProps) {
  const { t } = useArcade();
  const panel = panels.find(({ id }) => id === open);
  return (
    <Dialog
      open={open !== null}
      onClose={() => onOpen(null)}
      title={panel?.title ?? t('arcade.menu')}
      closeLabel={t('arcade.close')}
      size={panel === undefined ? 'small' : 'medium'}
      page={open ?? undefined}
      onlyText={panel?.onlyText}
    >
      {panel === undefined ? (
        <nav>
          <ul className={styles['list']}>
            {panels.map(({ id, title, icon }) => (
              <li key={id}>
                <button type="button" className={styles['item']} onClick={() => onOpen(id)}>
                  {icon}
                  {title}
                </button>
              </li>
            ))}
            {onLeave === undefined ? null : (
              <li>
                <button type="button" className={styles['item']} onClick={onLeave}>
                  <ChevronRightIcon />
                  {t('arcade.leave')}
                </button>
              </li>
            )}
          </ul>
          <p className={styles['foot']}>
            {t('arcade.version', { version, client: clientVersion })}
          </p>
          <VisuallyHidden>{t('arcade.limit-hint')}</VisuallyHidden>
        </nav>
      ) : (
        panel.content()
      )}
    </Dialog>
  );
}
