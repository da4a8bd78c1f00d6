// A scratch card: the foil is rubbed off with finger or mouse, or taken off at once. What is below
// is told when enough of it can be seen.
import { Button, classNames } from '@baize/ui';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../../../app/texts/texts.ts';
import type { Segment } from '../prize-draws.ts';
import { PrizeSign, toneOf, usePrizeText } from '../prize-look.tsx';
import type { FaceProps } from './face.ts';
import { coverWith, rubbedPart, rubAt } from './foil.ts';
import face from './face.module.css';
import styles from './scratch-face.module.css';

/** So much of the foil has to be off. */
const partTold = 0.5;

export function ScratchFace(props: FaceProps) {
  const t = useText();
  const { draw, drawn, isTold, mayOpen, isAsking, onOpen, onShown } = props;
  const prize = drawn === undefined ? undefined : draw.segments[drawn];
  return (
    <div className={face['stage']}>
      <div className={classNames(styles['card'], isTold && styles['told'])}>
        <p className={styles['name']}>{draw.title}</p>
        <div className={styles['field']}>
          {prize === undefined || drawn === undefined ? null : (
            <Below prize={prize} place={drawn} isTold={isTold} />
          )}
          {isTold ? null : <Foil mayRub={prize !== undefined} onRubbed={onShown} />}
        </div>
      </div>
      {drawn === undefined ? (
        <Button kind="primary" size="large" disabled={!mayOpen} loading={isAsking} onClick={onOpen}>
          {t('draws.open-scratch')}
        </Button>
      ) : null}
      {drawn === undefined || isTold ? null : (
        <p className={face['hint']}>{t('draws.scratch-hint')}</p>
      )}
    </div>
  );
}

/** Not told to screen readers before the foil is off. */
function Below({ prize, place, isTold }: { prize: Segment; place: number; isTold: boolean }) {
  const prizeText = usePrizeText();
  return (
    <div className={styles['below']} aria-hidden={!isTold}>
      <span className={styles['coin']} style={{ background: toneOf(prize, place) }}>
        <PrizeSign prize={prize} />
      </span>
      <b>{prizeText(prize)}</b>
    </div>
  );
}

function Foil({ mayRub, onRubbed }: { mayRub: boolean; onRubbed: () => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    if (canvas.current) coverWith(canvas.current);
  }, []);
  const rub = (event: PointerEvent<HTMLCanvasElement>) => {
    const { currentTarget: of, clientX, clientY, pointerType, buttons } = event;
    if (!mayRub || (pointerType === 'mouse' ? buttons === 0 : !isDown)) return;
    const box = of.getBoundingClientRect();
    rubAt(of, (clientX - box.left) / box.width, (clientY - box.top) / box.height);
  };
  const stop = () => {
    setDown(false);
    if (mayRub && canvas.current && rubbedPart(canvas.current) >= partTold) onRubbed();
  };
  return (
    <canvas
      ref={canvas}
      className={classNames(styles['foil'], mayRub && styles['rubbing'])}
      width={640}
      height={360}
      aria-hidden="true"
      onPointerDown={(event) => {
        setDown(true);
        rub(event);
      }}
      onPointerMove={rub}
      onPointerUp={stop}
      onPointerLeave={stop}
    />
  );
}
