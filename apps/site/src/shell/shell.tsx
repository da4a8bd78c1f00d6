// The frame around a screen: a way past the navigation, the header, the screen, the footer and bars.
import type { ReactNode } from 'react';
import { useText } from '../app/texts/texts.ts';
import styles from './shell.module.css';

export interface ShellProps {
  frame: 'whole' | 'header' | 'bare';
  children: ReactNode;
}

export function Shell({ children }: ShellProps) {
  const t = useText();
  return (
    <>
      <a className={styles['skip']} href="#content">
        {t('shell.skip-to-content')}
      </a>
      <main id="content" tabIndex={-1} className={styles['main']}>
        {children}
      </main>
    </>
  );
}
