// Golden eggs: the member picks one, it shakes, cracks and opens. Every egg holds the same odds:
// what is in it is drawn when it is picked.
import { classNames } from '@baize/ui';
import { useState, type CSSProperties } from 'react';
import { useText } from '../../../../app/texts/texts.ts';
import { PrizeSign, toneOf } from '../prize-look.tsx';
import type { FaceProps } from './face.ts';
import face from './face.module.css';
import styles from './egg-face.module.css';

const eggs = [0, 1, 2] as const;
const openMs = 2600;

export function EggFace(props: FaceProps) {
  const t = useText();
  const { drawn, isTold, mayOpen, isAsking, onOpen } = props;
  const [picked, setPicked] = useState<number>(1);
  return (
    <div className={face['stage']}>
      <div className={styles['nest']} role="group" aria-label={t('draws.look-egg')}>
        <Gold />
        {eggs.map((egg) => (
          <button
            key={egg}
            type="button"
            className={classNames(
              styles['egg'],
              egg === picked && isAsking && styles['asked'],
              egg === picked && drawn !== undefined && styles['opening'],
              egg === picked && isTold && styles['open'],
              egg !== picked && drawn !== undefined && styles['left'],
            )}
            style={{ '--open': `${openMs}ms` } as CSSProperties}
            aria-label={t('draws.egg-number', { number: egg + 1 })}
            disabled={!mayOpen || drawn !== undefined || isAsking}
            onClick={() => {
              setPicked(egg);
              onOpen();
            }}
          >
            <Egg {...props} isPicked={egg === picked} />
          </button>
        ))}
      </div>
      {drawn === undefined ? <p className={face['hint']}>{t('draws.egg-choose')}</p> : null}
    </div>
  );
}

/** One gradient for every shell. */
function Gold() {
  return (
    <svg className={styles['defs']} aria-hidden="true">
      <radialGradient id="egg-gold" cx="0.36" cy="0.28" r="0.9">
        <stop offset="0" className={styles['light']} />
        <stop offset="0.5" className={styles['gold']} />
        <stop offset="1" className={styles['deep']} />
      </radialGradient>
    </svg>
  );
}

function Egg({ draw, drawn, isTold, isPicked, onShown }: FaceProps & { isPicked: boolean }) {
  const prize = drawn === undefined ? undefined : draw.segments[drawn];
  const isOpening = isPicked && prize !== undefined;
  return (
    <>
      <svg viewBox="0 0 120 150" aria-hidden="true">
        <path
          className={styles['under']}
          fill="url(#egg-gold)"
          d="M10 82C12 124 33 144 60 144S108 124 110 82L96 92 82 78 68 94 54 78 40 94 24 80Z"
        />
        <path
          className={styles['over']}
          fill="url(#egg-gold)"
          d="M10 82C10 46 34 6 60 6S110 46 110 82L96 92 82 78 68 94 54 78 40 94 24 80Z"
        />
        <path
          className={classNames(styles['crack'], isOpening && styles['cracking'])}
          d="M10 82L24 80 40 94 54 78 68 94 82 78 96 92 110 82"
          onAnimationEnd={isOpening && !isTold ? onShown : undefined}
        />
      </svg>
      {isOpening && isTold && drawn !== undefined ? (
        <span className={styles['prize']} style={{ background: toneOf(prize, drawn) }}>
          <PrizeSign prize={prize} />
        </span>
      ) : null}
    </>
  );
}
