// The controls of a small game: its own choices, the stake, and the one button, which plays, cashes
// out or stops automatic play.
import { unitsOf } from '@baize/client';
import { timesStake } from '@baize/engines';
import { buttonClass, classNames, IconButton, PlayIcon } from '@baize/ui';
import { useArcade } from '../../app/arcade-context.tsx';
import { FreeBetBar } from '../../frame/free-bet-bar.tsx';
import { ChoiceFields } from './choices/choice-fields.tsx';
import { highestOf } from './choices/highest.ts';
import { instantCode } from './instant-codes.ts';
import { useDesk, useInstant } from './instant-context.tsx';
import { PayTable } from './panels/pay-table.tsx';
import { StakeRow } from './stake-row.tsx';
import { useIsStill } from './use-is-still.ts';
import styles from './control-panel.module.css';

export function ControlPanel({ onPlan }: { onPlan: () => void }) {
  const { t } = useArcade();
  const { desk } = useInstant();
  const { autoplayAllowed, hasSteps } = useDesk((state) => state.terms);
  const isStill = useIsStill();
  return (
    <section className={styles['panel']} aria-label={t('instant.choices')}>
      <ChoiceFields />
      <FreeBetPart />
      <StakeRow />
      <Highest />
      <div className={styles['round']}>
        {autoplayAllowed && !hasSteps ? (
          <IconButton
            size="large"
            kind="secondary"
            label={t('instant.autoplay')}
            icon={<PlayIcon />}
            disabled={!isStill}
            onClick={() => desk.canPlay && onPlan()}
          />
        ) : null}
        <MainButton />
      </div>
      <Pays />
    </section>
  );
}

/** On a desk there is room for it; it scrolls by keys too. */
function Pays() {
  const { t } = useArcade();
  const hasCases = useDesk((state) => state.terms.gameCode !== 'hilo');
  if (!hasCases) return null;
  return (
    <div
      className={styles['more']}
      role="region"
      aria-label={t('instant.rules-table')}
      tabIndex={0}
    >
      <PayTable />
    </div>
  );
}

function FreeBetPart() {
  const { desk } = useInstant();
  const { freeBets, freeBetId } = useDesk((state) => state);
  const isStill = useIsStill();
  const bet = freeBets.find((one) => one.freeBetId === freeBetId) ?? freeBets[0];
  if (bet === undefined) return null;
  return (
    <FreeBetBar
      bet={bet}
      isChosen={bet.freeBetId === freeBetId}
      disabled={!isStill}
      onChoose={(isChosen) => desk.chooseFreeBet(isChosen ? bet : undefined)}
    />
  );
}

function Highest() {
  const { t, money } = useArcade();
  const { terms, choice, stake } = useDesk((state) => state);
  const most = highestOf(terms, choice);
  if (most === undefined) return null;
  return (
    <p className={styles['highest']}>
      <span>{t('instant.pays-at-most')}</span>
      <bdi>{money(timesStake(unitsOf(stake), most))}</bdi>
    </p>
  );
}

function MainButton() {
  const { t, money } = useArcade();
  const { desk } = useInstant();
  const { terms, phase, hand, auto, sessionLost } = useDesk((state) => state);
  if (auto !== null) {
    const label = t('instant.autoplay-stop', { count: auto.left });
    return <BigButton label={label} onPress={() => desk.stopAuto()} />;
  }
  const isReady = phase === 'ready' && !sessionLost;
  const isBusy = phase === 'waiting';
  if (hand !== null) {
    const { worth } = hand;
    const label =
      worth === null
        ? t('instant.cash-out-first')
        : t('instant.cash-out', { amount: money(worth) });
    const isOff = !isReady || worth === null;
    return <BigButton label={label} isOff={isOff} isBusy={isBusy} onPress={() => desk.cashOut()} />;
  }
  const label = t(`instant.play-${instantCode(terms.gameCode)}`);
  return <BigButton label={label} isOff={!isReady} isBusy={isBusy} onPress={() => desk.play()} />;
}

interface BigButtonProps {
  label: string;
  isOff?: boolean;
  isBusy?: boolean;
  onPress: () => void;
}

/** It keeps the focus while it takes no press, and a held key is one press. */
function BigButton({ label, isOff = false, isBusy = false, onPress }: BigButtonProps) {
  return (
    <button
      type="button"
      className={classNames(
        buttonClass({ kind: 'primary', size: 'large', full: true }),
        styles['main'],
      )}
      aria-disabled={isOff}
      aria-busy={isBusy || undefined}
      onClick={() => {
        if (!isOff) onPress();
      }}
      onKeyDown={(event) => {
        if (event.repeat) event.preventDefault();
      }}
    >
      {label}
    </button>
  );
}
