// One place for a stake: the amount, the multiplier at which it leaves by itself, automatic play,
// and the one great button.
import { Button, classNames } from '@baize/ui';
import { useState } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import { FreeBetBar } from '../../../frame/free-bet-bar.tsx';
import { StakeStepper } from '../../../frame/stake-stepper.tsx';
import { useCrash, useDesk, useMultiplier, useShown } from '../crash-context.tsx';
import { freeBetsAt, wonAt, type Panel } from '../desk/crash-state.ts';
import { slipNow, type Shown } from '../desk/flight-clock.ts';
import { AutoDialog } from './auto-dialog.tsx';
import { AutoField } from './auto-field.tsx';
import styles from './stake-panel.module.css';

export function StakePanel({ at }: { at: number }) {
  const { t } = useArcade();
  const noteOf = useNote();
  const desk = useDesk();
  const panel = useCrash(({ panels }) => panels[at]);
  const shown = useShown();
  const [isAsking, setAsking] = useState(false);
  const isAutoOffered = useCrash((state) => state.terms.autoplayAllowed);
  if (panel === undefined) return null;
  const { autoPlay, slip } = panel;
  const isFixed = autoPlay !== undefined || panel.busy !== undefined || slip?.state === 'open';
  return (
    <section className={styles['panel']} aria-label={t('crash-play.panel', { number: at + 1 })}>
      <FreeBetPart at={at} panel={panel} isFixed={isFixed} />
      <Amounts at={at} panel={panel} isFixed={isFixed} />
      <div className={styles['row']}>
        <AutoField at={at} panel={panel} isFixed={isFixed} />
        {isAutoOffered ? (
          <Button
            onClick={() => (autoPlay === undefined ? setAsking(true) : desk.stopAuto(at))}
            aria-pressed={autoPlay !== undefined}
          >
            {autoPlay === undefined
              ? t('crash-play.autoplay')
              : t('crash-play.autoplay-stop', { count: autoPlay.left })}
          </Button>
        ) : null}
      </div>
      <div className={styles['bar']}>
        <MainButton at={at} panel={panel} shown={shown} />
      </div>
      <p className={styles['note']} role="status">
        {noteOf(panel)}
      </p>
      {isAsking ? (
        <AutoDialog at={at} stake={panel.stake} onClose={() => setAsking(false)} />
      ) : null}
    </section>
  );
}

function useNote() {
  const { t, money } = useArcade();
  return ({ failure, autoEnd, slip }: Panel): string => {
    if (failure !== undefined) return failure.message || t('arcade.offline-text');
    if (autoEnd !== undefined) return t(`crash-play.auto-end-${autoEnd}`);
    if (slip === undefined || slip.free === null) return '';
    const told = { amount: money(slip.payout), stake: money(slip.stake) };
    if (slip.state === 'won') return t('arcade.free-bet-won', told);
    if (slip.state === 'lost') return t('arcade.free-bet-lost');
    return slip.state === 'void' ? t('arcade.free-bet-back') : '';
  };
}

interface PartProps {
  at: number;
  panel: Panel;
  isFixed: boolean;
}

function FreeBetPart({ at, panel: { freeBetId }, isFixed }: PartProps) {
  const desk = useDesk();
  const bet = useCrash((state) => {
    const bets = freeBetsAt(state, at);
    return bets.find((one) => one.freeBetId === freeBetId) ?? bets[0];
  });
  if (bet === undefined) return null;
  return (
    <FreeBetBar
      bet={bet}
      isChosen={bet.freeBetId === freeBetId}
      disabled={isFixed}
      onChoose={(isChosen) => desk.choose(at, { freeBetId: isChosen ? bet.freeBetId : undefined })}
    />
  );
}

/** The amounts that a thumb reaches at once. */
const quickMost = 6;

function Amounts({ at, panel: { stake }, isFixed }: PartProps) {
  const { money, t } = useArcade();
  const desk = useDesk();
  const stakes = useCrash((state) => state.terms.stakes);
  const choose = (chosen: string | undefined) => {
    if (chosen !== undefined) desk.choose(at, { stake: chosen });
  };
  return (
    <>
      <StakeStepper
        stakes={stakes}
        stake={stake}
        disabled={isFixed}
        onStep={(step) => choose(stakes[stakes.indexOf(stake) + step])}
        onChoose={choose}
      />
      <div className={styles['quick']} role="group" aria-label={t('crash-play.quick')}>
        {stakes.slice(0, quickMost).map((one) => (
          <Button
            key={one}
            size="small"
            disabled={isFixed}
            aria-pressed={one === stake}
            onClick={() => choose(one)}
          >
            {money(one)}
          </Button>
        ))}
      </div>
    </>
  );
}

interface MainButtonProps {
  at: number;
  panel: Panel;
  shown: Shown;
}

function MainButton({ at, panel, shown }: MainButtonProps) {
  const desk = useDesk();
  const { label, look, disabled } = useLook(panel, shown);
  return (
    <button
      type="button"
      className={classNames(styles['main'], styles[look])}
      aria-disabled={disabled}
      aria-busy={panel.busy !== undefined || undefined}
      aria-keyshortcuts={at === 0 ? 'Space' : undefined}
      data-testid={`main-${at}`}
      onClick={() => {
        if (!disabled) desk.press(at);
      }}
    >
      {label}
    </button>
  );
}

interface Look {
  readonly label: string;
  readonly look: 'bet' | 'out' | 'still';
  readonly disabled: boolean;
}

/** What the button says and does, by the stake and the flight. */
function useLook(panel: Panel, shown: Shown): Look {
  const { t, money } = useArcade();
  const print = useMultiplier();
  const { busy, isQueued, stake } = panel;
  const { phase, multiplier } = shown;
  if (busy !== undefined) return { label: t(`crash-play.${busy}`), look: 'still', disabled: true };
  const slip = panel.slip && slipNow(panel.slip, shown);
  if (slip?.state === 'open' && phase === 'flying') {
    const amount = money(wonAt(slip, Math.min(multiplier, slip.last)));
    return { label: t('crash-play.cash-out', { amount }), look: 'out', disabled: multiplier < 101 };
  }
  if (slip?.state === 'open' && phase !== 'ended')
    return {
      label: t('crash-play.staked', { amount: money(slip.stake) }),
      look: 'still',
      disabled: true,
    };
  if (isQueued) return { label: t('crash-play.queued'), look: 'still', disabled: false };
  if (slip?.state === 'taken' && slip.at !== null)
    return { label: t('crash-play.taken', { at: print(slip.at) }), look: 'still', disabled: false };
  const amount = money(stake);
  if (panel.freeBetId !== undefined)
    return { label: t('arcade.free-bet-lay', { amount }), look: 'bet', disabled: false };
  return phase === 'open'
    ? { label: t('crash-play.bet', { amount }), look: 'bet', disabled: false }
    : { label: t('crash-play.bet-next', { amount }), look: 'bet', disabled: false };
}
