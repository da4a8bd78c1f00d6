// Three reels of prizes: three alike show the prize that was drawn, three different ones show that
// there is none.
import { Button } from '@baize/ui';
import type { CSSProperties } from 'react';
import { useText } from '../../../../app/texts/texts.ts';
import type { Segment } from '../prize-draws.ts';
import { PrizeSign, toneOf, useShortPrize } from '../prize-look.tsx';
import type { FaceProps } from './face.ts';
import { reelsFor } from './reels.ts';
import face from './face.module.css';
import styles from './slot-face.module.css';

const stopMs = [1500, 2200, 3000] as const;

export function SlotFace(props: FaceProps) {
  const t = useText();
  const { draw, drawn, mayOpen, isAsking, onOpen, onShown } = props;
  const reels = reelsFor(draw.segments, drawn);
  return (
    <div className={face['stage']}>
      <div className={styles['cabinet']} aria-hidden="true">
        {reels.map((strip, reel) => (
          <div key={reel} className={styles['window']}>
            <div
              // Another drawn prize is another strip, which begins at its top again.
              key={drawn === undefined ? 'still' : 'turned'}
              className={drawn === undefined ? styles['strip'] : styles['turning']}
              style={
                { '--cells': strip.length - 1, '--stop': `${stopMs[reel] ?? 0}ms` } as CSSProperties
              }
              onAnimationEnd={
                drawn !== undefined && reel === reels.length - 1 ? onShown : undefined
              }
            >
              {strip.map((place, cell) => (
                <Cell key={cell} segment={draw.segments[place]} place={place} />
              ))}
            </div>
          </div>
        ))}
        <span className={styles['line']} />
      </div>
      {drawn === undefined ? (
        <Button kind="primary" size="large" disabled={!mayOpen} loading={isAsking} onClick={onOpen}>
          {t('draws.open-slot')}
        </Button>
      ) : null}
    </div>
  );
}

function Cell({ segment, place }: { segment: Segment | undefined; place: number }) {
  const shortPrize = useShortPrize();
  if (segment === undefined) return null;
  return (
    <div className={styles['cell']}>
      <span className={styles['coin']} style={{ background: toneOf(segment, place) }}>
        <PrizeSign prize={segment} />
      </span>
      <b>{shortPrize(segment)}</b>
    </div>
  );
}
