// The trigger that makes a reward due, and how often.
import { promotionPeriods, promotionTriggers } from '@baize/contract';
import { Checkbox } from '@baize/ui';
import { EntryField } from '../../../app/entry-field.tsx';
import { useText } from '../../../app/texts.ts';
import type { Spec } from '../staff-promotion.ts';
import { ChoiceField } from '../../../app/choice-field.tsx';
import { BoardFields } from './board-fields.tsx';
import { newBoard, withSpec, withTrigger, type PartProps } from './draft.ts';
import styles from './maker.module.css';

export function TriggerPart({ draft, set }: PartProps) {
  const t = useText();
  const { trigger, period, atPeriodEnd, code, board = null } = draft.spec;
  const change = (more: Partial<Spec>) => set(withSpec(draft, more));
  return (
    <>
      <div className={styles['fields']}>
        <ChoiceField
          label={t('console.promotions.trigger')}
          values={promotionTriggers}
          value={trigger}
          nameOf={(one) => t(`console.promotions.trigger-${one}`)}
          onValue={(value) => set({ spec: withTrigger(draft.spec, value) })}
        />
        {trigger === 'draw' ? null : (
          <ChoiceField
            label={t('console.promotions.period')}
            values={promotionPeriods}
            value={period}
            nameOf={(one) => t(`console.promotions.period-${one}`)}
            onValue={(value) => change({ period: value })}
          />
        )}
        {trigger === 'code' ? (
          <EntryField
            label={t('console.promotions.code')}
            hint={t('console.promotions.code-hint')}
            lengthMost={32}
            value={code}
            onValue={(text) => change({ code: text.toUpperCase().replace(/[^A-Z0-9-]/gu, '') })}
          />
        ) : null}
      </div>
      {trigger === 'invitation' ? (
        <p className={styles['mute']}>{t('console.promotions.invitation-hint')}</p>
      ) : null}
      {trigger === 'play' ? (
        <Checkbox
          checked={atPeriodEnd}
          onChange={({ target }) => change({ atPeriodEnd: target.checked })}
        >
          {t('console.promotions.at-period-end')}
        </Checkbox>
      ) : null}
      {trigger === 'play' ? (
        <Checkbox
          checked={board !== null}
          onChange={({ target }) =>
            change(target.checked ? { board: newBoard(), joins: false } : { board: null })
          }
        >
          {t('console.promotions.with-board')}
        </Checkbox>
      ) : null}
      {board === null ? null : (
        <BoardFields board={board} onBoard={(next) => change({ board: next })} />
      )}
    </>
  );
}
