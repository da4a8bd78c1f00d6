// Shows the player's own result after the draw: a payout above the stake is celebrated, other
// results are shown quietly. The announcer speaks the same.
import { unitsOf } from '@baize/client';
import { Button, IconButton, SparklesIcon, TrophyIcon, XIcon } from '@baize/ui';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useArcade } from '../../../app/arcade-context.tsx';
import { CountUp } from '../../../frame/count-up.tsx';
import { useReducedMotion } from '../../../frame/use-reduced-motion.ts';
import { useLottery } from '../lottery-context.tsx';
import { playSound } from '../sound/lottery-sounds.ts';
import type { OwnResult } from './own-results.ts';
import { isWin, useResultText } from './result-text.ts';
import styles from './settled-card.module.css';

/** A win stays longer than what is only told. */
const winMs = 9000;
const quietMs = 6000;
const countMs = 1200;

export function SettledCard() {
  const { results } = useLottery();
  const [result] = useStore(results.store, (state) => state.unseen);
  const key = result && `${result.gameCode} ${result.issue} ${result.by}`;
  return result === undefined ? null : <Result key={key} result={result} />;
}

function Result({ result }: { result: OwnResult }) {
  const { t } = useArcade();
  const { results, show } = useLottery();
  const calm = useReducedMotion();
  const isCelebrated = isWin(result) && result.by === 'draw';
  useEffect(() => {
    if (isCelebrated) playSound('big');
    const timer = setTimeout(() => results.seen(), isWin(result) ? winMs : quietMs);
    return () => clearTimeout(timer);
  }, [results, result, isCelebrated]);
  const toSlips = () => {
    results.seen();
    show('slips');
  };
  return (
    <div className={styles['place']}>
      <div
        className={styles['card']}
        data-look={isCelebrated ? 'win' : 'quiet'}
        data-testid="own-result"
      >
        {isCelebrated && !calm ? <Confetti /> : null}
        {isCelebrated ? <TrophyIcon /> : <SparklesIcon />}
        <Words result={result} isCelebrated={isCelebrated} />
        <Button size="small" kind={isCelebrated ? 'primary' : 'ghost'} onClick={toSlips}>
          {t('lottery-play.my-slips')}
        </Button>
        <IconButton
          size="small"
          label={t('arcade.close')}
          icon={<XIcon />}
          onClick={() => results.seen()}
        />
      </div>
    </div>
  );
}

function Words({ result, isCelebrated }: { result: OwnResult; isCelebrated: boolean }) {
  const { t } = useArcade();
  const text = useResultText();
  if (!isCelebrated) return <p className={styles['text']}>{text(result)}</p>;
  const name = t.named(`lottery.${result.gameCode}`) ?? result.gameCode;
  return (
    <p className={styles['text']}>
      <span>{t('lottery-play.won-title', { game: name, issue: result.issue })}</span>
      <bdi className={styles['amount']}>
        <CountUp from={unitsOf('0')} to={result.payout - result.stake} durationMs={countMs} />
      </bdi>
    </p>
  );
}

const pieces = 24;

function Confetti() {
  return (
    <span className={styles['confetti']} aria-hidden="true">
      {Array.from({ length: pieces }, (_, piece) => (
        <i
          key={piece}
          style={{ '--at': `${(piece * 41) % 100}%`, '--late': `${(piece * 67) % 400}ms` }}
          data-tone={piece % 3}
        />
      ))}
    </span>
  );
}
