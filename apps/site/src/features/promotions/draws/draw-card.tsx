// A draw in the list: its look, its title, and how often the member may open it.
import { Status } from '@baize/ui';
import type { CSSProperties } from 'react';
import { SiteLink } from '../../../app/site-link.tsx';
import { useText } from '../../../app/texts/texts.ts';
import type { Look, PrizeDraw } from './prize-draws.ts';
import { DrawSign } from './draw-sign.tsx';
import { drawAddress } from '../promotions.ts';
import promotion from '../promotions.module.css';
import styles from './draws.module.css';

const hues: Readonly<Record<Look, number>> = { wheel: 165, egg: 42, slot: 330, scratch: 255 };

export function DrawCard({ draw }: { draw: PrizeDraw }) {
  const t = useText();
  const { promotionId, look, title, summary, state, freeLeft, ticketsLeft } = draw;
  const ways = (freeLeft ?? 0) + (ticketsLeft ?? 0);
  return (
    <li className={styles['card']}>
      <div
        className={styles['art']}
        data-hue=""
        style={{ '--hue': hues[look] } as CSSProperties}
        aria-hidden="true"
      >
        <DrawSign look={look} />
      </div>
      <div className={styles['body']}>
        <p className={promotion['line']}>
          <span className={promotion['category']}>{t(`draws.look-${look}`)}</span>
          {state === 'used-up' ? (
            <Status kind="neutral">{t('promotions.state-closed')}</Status>
          ) : null}
          {state === 'open' && ways > 0 ? (
            <Status kind="good">{t('draws.ways', { count: ways })}</Status>
          ) : null}
        </p>
        <h2>
          <SiteLink to={drawAddress(promotionId)} className={styles['whole']}>
            {title}
          </SiteLink>
        </h2>
        <p className={styles['summary']}>{summary}</p>
      </div>
    </li>
  );
}
