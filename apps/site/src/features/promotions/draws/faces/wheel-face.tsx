// The wheel, its slices as wide as their odds: it turns to the slice that was drawn and slows down
// on the way.
import { Button, classNames } from '@baize/ui';
import type { CSSProperties } from 'react';
import { useText } from '../../../../app/texts/texts.ts';
import { rangeOf, type Segment } from '../prize-draws.ts';
import { toneOf, useShortPrize } from '../prize-look.tsx';
import type { FaceProps } from './face.ts';
import face from './face.module.css';
import styles from './wheel-face.module.css';

const turns = 6;
const spinMs = 5200;

export function WheelFace({ draw, drawn, isTold, mayOpen, isAsking, onOpen, onShown }: FaceProps) {
  const t = useText();
  const { segments } = draw;
  const slices = slicesOf(segments);
  const goal = drawn === undefined ? 0 : turns * 360 - 360 * middleOf(slices[drawn]);
  const turned = { '--angle': `${goal}deg`, '--spin': `${spinMs}ms` } as CSSProperties;
  return (
    <div className={face['stage']}>
      <div className={styles['wheel']}>
        <svg viewBox="-110 -110 220 220" aria-hidden="true">
          <circle className={styles['rim']} r={106} />
          <g
            className={classNames(styles['disc'], drawn !== undefined && styles['turning'])}
            style={turned}
            onTransitionEnd={drawn === undefined ? undefined : onShown}
          >
            {slices.map((slice, place) => (
              <Slice
                key={place}
                slice={slice}
                segment={segments[place]}
                place={place}
                isLit={isTold && place === drawn}
              />
            ))}
          </g>
          {bulbs.map((angle) => (
            <circle
              key={angle}
              className={styles['bulb']}
              cx={101 * Math.cos(angle)}
              cy={101 * Math.sin(angle)}
              r={2.1}
            />
          ))}
          <circle className={styles['hub']} r={25} />
          <path className={styles['pointer']} d="M0 -88L-9 -109L9 -109Z" />
        </svg>
      </div>
      {drawn === undefined ? (
        <Button kind="primary" size="large" disabled={!mayOpen} loading={isAsking} onClick={onOpen}>
          {t('draws.open-wheel')}
        </Button>
      ) : null}
    </div>
  );
}

const bulbs = Array.from({ length: 24 }, (_, at) => (at * Math.PI) / 12);

interface SliceAt {
  /** Parts of the whole turn, from the top. */
  readonly from: number;
  readonly until: number;
}

const middleOf = (slice: SliceAt | undefined) =>
  slice === undefined ? 0 : (slice.from + slice.until) / 2;

function slicesOf(segments: readonly Segment[]): readonly SliceAt[] {
  const range = rangeOf(segments);
  let sum = 0;
  return segments.map(({ weight }) => {
    const from = sum / range;
    sum += weight;
    return { from, until: sum / range };
  });
}

interface SliceProps {
  slice: SliceAt;
  segment: Segment | undefined;
  place: number;
  isLit: boolean;
}

/** Narrower ones have no room for words. */
const roomFrom = 0.045;

function Slice({ slice, segment, place, isLit }: SliceProps) {
  const shortPrize = useShortPrize();
  if (segment === undefined) return null;
  const { from, until } = slice;
  const degrees = middleOf(slice) * 360;
  return (
    <g className={classNames(isLit && styles['lit'])}>
      <path
        className={styles['slice']}
        style={{ fill: toneOf(segment, place) }}
        d={shapeOf(from, until)}
      />
      {until - from < roomFrom ? null : (
        <text className={styles['words']} transform={`rotate(${degrees - 90}) translate(64 0)`}>
          {shortPrize(segment)}
        </text>
      )}
    </g>
  );
}

function shapeOf(from: number, until: number): string {
  const point = (part: number) => {
    const angle = part * 2 * Math.PI - Math.PI / 2;
    return `${thousandth(96 * Math.cos(angle))} ${thousandth(96 * Math.sin(angle))}`;
  };
  const isWide = until - from > 0.5 ? 1 : 0;
  return `M0 0L${point(from)}A96 96 0 ${isWide} 1 ${point(until)}Z`;
}

const thousandth = (length: number): number => Math.round(length * 1000) / 1000;
