// The steps of a round, with what each step won.
import { creditsToUnits } from '@baize/engines';
import { useArcade } from '../../../app/arcade-context.tsx';
import { phasesOf, type Phase } from '../desk/phases.ts';
import type { ShownRound } from '../desk/slot-round.ts';
import { useSlot } from '../slot-context.tsx';
import { useSymbolName } from '../use-symbol-name.ts';
import styles from './history-panel.module.css';

export function RoundPhases({ round }: { round: ShownRound }) {
  const { t, money } = useArcade();
  const { game } = useSlot();
  const told = usePhaseText();
  const amount = (credits: number) => money(creditsToUnits({ game, stake: round.stake, credits }));
  return (
    <ol className={styles['phases']} aria-label={t('slots.recall-phases')}>
      {phasesOf(round.events).map((phase, at) => (
        <li key={at}>
          <span>{told(phase)}</span>
          {phase.credits > 0 ? <span>{amount(phase.credits)}</span> : null}
        </li>
      ))}
    </ol>
  );
}

function usePhaseText(): (phase: Phase) => string {
  const { t } = useArcade();
  const name = useSymbolName();
  return (phase) => {
    switch (phase.kind) {
      case 'spin':
        return t('slots.recall-spin');
      case 'free-spin':
        return t('slots.recall-free-spin', { index: phase.index, total: phase.of });
      case 'expanded':
        return t('slots.recall-expanded', { reel: phase.reel + 1, symbol: name(phase.symbol) });
      case 'fall':
        return t('slots.recall-fall', { step: phase.step });
      case 'orbs':
        return t('slots.recall-orbs', { total: phase.total });
      case 'free-spins-won':
        return t('slots.free-spins-won', { count: phase.count });
      case 'hold':
        return t('slots.recall-hold', { count: phase.coins });
      case 'respin':
        return t('slots.recall-respin', { count: phase.coins, left: phase.left });
      case 'hold-ended':
        return t('slots.hold-total');
      case 'feature-ended':
        return t('slots.feature-total');
      case 'cap-reached':
        return t('slots.cap-title');
    }
  };
}
