// One condition: a fact, how it is tested, and against which value.
import { promotionFacts, promotionTests } from '@baize/contract';
import { useText } from '../../../app/texts.ts';
import type { Condition } from '../staff-promotion.ts';
import { ChoiceField } from '../../../app/choice-field.tsx';
import { everyGame } from './draft.ts';
import { GamesFields } from './games-fields.tsx';
import { amountKind, multipleKind, TypedEntry } from '../../../app/typed-entry.tsx';
import styles from './maker.module.css';

/** Facts of play, of which single games may count. */
const played: ReadonlySet<Condition['fact']> = new Set(['turnover', 'net-loss', 'rounds']);

interface ConditionFieldsProps {
  condition: Condition;
  onCondition: (condition: Condition) => void;
}

export function ConditionFields({ condition, onCondition }: ConditionFieldsProps) {
  const t = useText();
  const { fact, test, value, games } = condition;
  return (
    <div className={styles['fields']}>
      <ChoiceField
        label={t('console.promotions.fact')}
        values={promotionFacts}
        value={fact}
        nameOf={(one) => t(`console.promotions.fact-${one}`)}
        onValue={(one) =>
          onCondition({ ...condition, fact: one, games: played.has(one) ? games : everyGame })
        }
      />
      <ChoiceField
        label={t('console.promotions.test')}
        values={promotionTests}
        value={test}
        nameOf={(one) => t(`console.promotions.test-${one}`)}
        onValue={(one) => onCondition({ ...condition, test: one })}
      />
      <TypedEntry
        label={t('console.promotions.value')}
        key={fact === 'multiple' ? 'multiple' : 'value'}
        kind={fact === 'multiple' ? multipleKind : amountKind}
        value={value}
        onValue={(amount) => onCondition({ ...condition, value: amount })}
      />
      {played.has(fact) ? (
        <GamesFields games={games} onGames={(next) => onCondition({ ...condition, games: next })} />
      ) : null}
    </div>
  );
}
