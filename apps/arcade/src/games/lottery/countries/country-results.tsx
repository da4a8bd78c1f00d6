// The results of a lottery on boards of its country, the newest first, or those of a chosen day.
import { formatDateTime } from '@baize/i18n';
import { Button, EmptyState, IconButton, ShieldCheckIcon, Skeleton } from '@baize/ui';
import { useId, useState } from 'react';
import { useStore } from 'zustand';
import { useArcade } from '../../../app/arcade-context.tsx';
import type { Drawn } from '../desk/lottery-terms.ts';
import { useDesk, useLottery } from '../lottery-context.tsx';
import { VerifyDraw } from '../verify/verify-draw.tsx';
import { CountryBoard } from './country-board.tsx';
import { useDayDraws, type DayDraws } from './use-day-draws.ts';
import { YeekeeTable } from './yeekee-table.tsx';
import styles from './countries.module.css';

export function CountryResults() {
  const { t } = useArcade();
  const { draws } = useLottery();
  const gameCode = useDesk((state) => state.terms.gameCode);
  const { draws: newest, state } = useStore(draws.store);
  const [day, setDay] = useState('');
  const [proof, setProof] = useState<string>();
  const ofDay = useDayDraws(day);
  const loaded: DayDraws = newest.length > 0 || state === 'read' ? newest : state;
  const again = ofDay?.again ?? (() => void draws.read());
  return (
    <section className={styles['results']} aria-label={t('lottery-play.results')}>
      <DayPicker day={day} onDay={setDay} />
      <Draws draws={ofDay?.draws ?? loaded} again={again} onProof={setProof} />
      {proof === undefined ? null : (
        <VerifyDraw gameCode={gameCode} issue={proof} onClose={() => setProof(undefined)} />
      )}
    </section>
  );
}

function DayPicker({ day, onDay }: { day: string; onDay: (day: string) => void }) {
  const { t } = useArcade();
  const id = useId();
  return (
    <div className={styles['day']}>
      <label htmlFor={id}>{t('lottery-play.results-of-day')}</label>
      <input id={id} type="date" value={day} onChange={({ target }) => onDay(target.value)} />
      {day === '' ? null : (
        <Button size="small" kind="ghost" onClick={() => onDay('')}>
          {t('lottery-play.results-newest')}
        </Button>
      )}
    </div>
  );
}

interface DrawsProps {
  draws: DayDraws;
  again: () => void;
  onProof: (issue: string) => void;
}

function Draws({ draws, again, onProof }: DrawsProps) {
  const { t } = useArcade();
  const { kind } = useLottery();
  if (draws === 'failed') {
    const retry = <Button onClick={again}>{t('arcade.retry')}</Button>;
    return <EmptyState action={retry}>{t('lottery-play.not-loaded')}</EmptyState>;
  }
  if (draws === 'loading') return <Skeleton shape="block" />;
  if (draws.length === 0) return <EmptyState>{t('lottery-play.no-results')}</EmptyState>;
  if (kind === 'YEEKEE') return <YeekeeTable draws={draws} onProof={onProof} />;
  return (
    <ul className={styles['boards']}>
      {draws.map((drawn) => (
        <OneDraw key={drawn.issue} drawn={drawn} kind={kind} onProof={onProof} />
      ))}
    </ul>
  );
}

interface OneDrawProps {
  drawn: Drawn;
  kind: string;
  onProof: (issue: string) => void;
}

function OneDraw({ drawn, kind, onProof }: OneDrawProps) {
  const { t } = useArcade();
  const { issue, numbers, drawsAt, version } = drawn;
  if (numbers === null) return null;
  return (
    <li className={styles['one']}>
      <header className={styles['one-head']}>
        <strong>{formatDateTime(drawsAt, { tag: t.tag })}</strong>
        <span>{issue}</span>
        {version > 1 ? <em>{t('lottery-play.corrected')}</em> : null}
        <IconButton
          size="small"
          label={t('lottery-play.verify-of', { issue })}
          icon={<ShieldCheckIcon />}
          onClick={() => onProof(issue)}
        />
      </header>
      <CountryBoard kind={kind} numbers={numbers} />
    </li>
  );
}
