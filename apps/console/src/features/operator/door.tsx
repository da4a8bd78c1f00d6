// The card in the middle of the page for every step of a staff sign-in.
import type { ReactNode } from 'react';
import { LogoMark } from '@baize/ui';
import { useText } from '../../app/texts.ts';
import { LanguageSelect } from '../../shell/appearance.tsx';
import styles from './sign-in.module.css';

export interface DoorCardProps {
  title: string;
  intro: string;
  wide?: boolean;
  children: ReactNode;
}

export function DoorCard({ title, intro, wide = false, children }: DoorCardProps) {
  const t = useText();
  return (
    <main className={styles['door']} aria-label={t('operator.title')}>
      <div className={styles[wide ? 'wide' : 'card']}>
        <LogoMark size={40} />
        <h1>{title}</h1>
        <p className={styles['intro']}>{intro}</p>
        {children}
        <LanguageSelect />
      </div>
    </main>
  );
}
