// A promotion or a good in a list: its picture with what it is, what it gives or costs, and the way
// to it. One that is lit waits for the member.
import type { ReactNode } from 'react';
import { classNames, RewardArt } from '@baize/ui';
import styles from './offer-card.module.css';

export interface OfferCardProps {
  picture: string;
  /** What kind of thing it is, on the picture. */
  kind: string;
  /** Where the member stands, or what is left, on the picture. */
  badge: ReactNode;
  title: ReactNode;
  /** What it gives or costs, in the largest letters. */
  headline: ReactNode;
  text: string;
  foot: ReactNode;
  isWide?: boolean;
  isLit?: boolean;
}

const widths = '(width >= 1200px) 320px, (width >= 640px) 45vw, 100vw';

export function OfferCard(props: OfferCardProps) {
  const { picture, kind, badge, title, headline, text, foot, isWide, isLit } = props;
  return (
    <li className={classNames(styles['card'], isWide && styles['wide'], isLit && styles['lit'])}>
      <div className={styles['art']}>
        <RewardArt picture={picture} sizes={widths} className={styles['picture']} />
        <div className={styles['tags']} data-ground="dark">
          <span className={styles['kind']}>{kind}</span>
          <span className={styles['badge']}>{badge}</span>
        </div>
      </div>
      <div className={styles['body']}>
        {title}
        <div className={styles['headline']}>{headline}</div>
        {text === '' ? null : <p className={styles['text']}>{text}</p>}
        <div className={styles['foot']}>{foot}</div>
      </div>
    </li>
  );
}

export function OfferCards({ children }: { children: ReactNode }) {
  return <ul className={styles['cards']}>{children}</ul>;
}
