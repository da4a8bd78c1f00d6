// The choices of each game. They stand still while a round is on.
import { formatNumber } from '@baize/i18n';
import { useArcade } from '../../../app/arcade-context.tsx';
import { rulesOf } from '../desk/instant-round.ts';
import { useDesk, useInstant } from '../instant-context.tsx';
import { multiplierText } from '../multiplier-text.ts';
import { Chips } from './chips.tsx';
import { DiceFields } from './dice-fields.tsx';
import { HiloFields } from './hilo-fields.tsx';
import { MinesFields } from './mines-fields.tsx';
import { useIsStill } from '../use-is-still.ts';
import styles from './choices.module.css';

export function ChoiceFields() {
  const gameCode = useDesk((state) => state.terms.gameCode);
  if (gameCode === 'dice') return <DiceFields />;
  if (gameCode === 'coin') return <CoinFields />;
  if (gameCode === 'mines') return <MinesFields />;
  if (gameCode === 'hilo') return <HiloFields />;
  return <RiskFields />;
}

const flipCounts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const sides = ['heads', 'tails'] as const;

function CoinFields() {
  const { t } = useArcade();
  const { desk } = useInstant();
  const { choice, terms } = useDesk((state) => state);
  const isStill = useIsStill();
  const flips = Number(choice['flips']);
  const multiplier = String(rulesOf(terms).multipliers?.[flips - 1]);
  return (
    <>
      <Chips
        label={t('instant.side')}
        values={sides}
        value={choice['side'] === 'tails' ? 'tails' : 'heads'}
        disabled={!isStill}
        textOf={(side) => t(`instant.${side}`)}
        onChoose={(side) => desk.choose({ side })}
      />
      <Chips
        label={`${t('instant.flips')} · ${multiplierText(multiplier, t.tag)}`}
        values={flipCounts}
        value={flips as (typeof flipCounts)[number]}
        disabled={!isStill}
        textOf={(count) => formatNumber(count, t.tag)}
        onChoose={(count) => desk.choose({ flips: count })}
      />
    </>
  );
}

const risks = ['low', 'medium', 'high'] as const;
const segmentCounts = [10, 20, 30, 40, 50] as const;

/** Risk and size, of the wheel and of the pins. */
function RiskFields() {
  const { t } = useArcade();
  const { desk } = useInstant();
  const { choice, terms } = useDesk((state) => state);
  const isStill = useIsStill();
  const { rowsLeast = 8, rowsMost = 16 } = rulesOf(terms);
  const isWheel = terms.gameCode === 'wheel';
  const rows = Array.from({ length: rowsMost - rowsLeast + 1 }, (_, at) => rowsLeast + at);
  const name = isWheel ? 'segments' : 'rows';
  return (
    <div className={styles['pair']}>
      <Chips
        label={t('instant.risk')}
        values={risks}
        value={risks.find((risk) => risk === choice['risk']) ?? 'medium'}
        disabled={!isStill}
        textOf={(risk) => t(`instant.risk-${risk}`)}
        onChoose={(risk) => desk.choose({ risk })}
      />
      <Chips<number>
        label={t(`instant.${name}`)}
        values={isWheel ? segmentCounts : rows}
        value={Number(choice[name])}
        disabled={!isStill}
        textOf={(count) => formatNumber(count, t.tag)}
        onChoose={(count) => desk.choose({ [name]: count })}
      />
    </div>
  );
}
