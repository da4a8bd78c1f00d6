// One slide puzzle: the picture with its gap, the piece, and a handle that is dragged or moved
// with the arrow keys and answered with Enter.
import { ChevronRightIcon } from '@baize/ui';
import type { OutputOf, verification } from '@baize/contract';
import { useText } from '../../../app/texts/texts.ts';
import { type SlideAnswer, useSlide } from './use-slide.ts';
import styles from './human-check.module.css';

export type Puzzle = OutputOf<typeof verification.getSlide>;

export interface SlidePuzzleProps {
  puzzle: Puzzle;
  disabled: boolean;
  onAnswer: (answer: SlideAnswer) => void;
}

export function SlidePuzzle({ puzzle, disabled, onAnswer }: SlidePuzzleProps) {
  const t = useText();
  const xMax = puzzle.width - puzzle.pieceSize;
  const { x, handle } = useSlide({ xMax, disabled, onAnswer });
  const share = (pixels: number, of: number) => `${(pixels / of) * 100}%`;
  const percent = Math.round((x / xMax) * 100);
  return (
    <div className={styles['puzzle']}>
      <div className={styles['picture']}>
        <img
          src={puzzle.picture}
          width={puzzle.width}
          height={puzzle.height}
          alt={t('identity.slide-picture')}
          draggable={false}
        />
        <img
          className={styles['piece']}
          src={puzzle.piece}
          alt=""
          draggable={false}
          style={{
            insetInlineStart: share(x, puzzle.width),
            insetBlockStart: share(puzzle.pieceTop, puzzle.height),
            inlineSize: share(puzzle.pieceSize, puzzle.width),
          }}
        />
      </div>
      <div className={styles['track']} style={{ '--share': x / xMax }}>
        <span className={styles['hint']} aria-hidden="true">
          {t('identity.slide-hint')}
        </span>
        <div
          {...handle}
          className={styles['handle']}
          role="slider"
          tabIndex={0}
          aria-label={t('identity.slide-hint')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          aria-valuetext={t('identity.slide-handle', { percent })}
          aria-disabled={disabled}
        >
          <ChevronRightIcon aria-hidden="true" />
        </div>
      </div>
    </div>
  );
}
