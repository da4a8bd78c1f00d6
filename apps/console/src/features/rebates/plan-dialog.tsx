// Makes or changes a plan of commission with a reason; a trial on closed days shows beforehand what
// it would have paid.
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { newIntent, unwrap } from '@baize/client';
import { commissionBases, commissionPeriods } from '@baize/contract';
import { Checkbox, showToast } from '@baize/ui';
import { ChoiceField } from '../../app/choice-field.tsx';
import { client } from '../../app/client.ts';
import { EntryField } from '../../app/entry-field.tsx';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { useText } from '../../app/texts.ts';
import { codesKind, TypedEntry } from '../../app/typed-entry.tsx';
import { PlanTrial } from './plan-trial.tsx';
import { rebatesKey, type Plan } from './staff-rebates.ts';
import { TiersEditor } from './tiers-editor.tsx';

export type Draft = Omit<Plan, 'id' | 'waits'>;

const fresh: Draft = {
  name: '',
  basis: 'turnover',
  period: 'monthly',
  categories: [],
  tiers: [
    { upTo: '10000', rate: 10 },
    { upTo: null, rate: 20 },
  ],
  roots: [],
  isOn: false,
};

const draftOf = ({ id: _id, waits: _waits, ...draft }: Plan): Draft => draft;

interface PlanDialogProps {
  /** Absent: a new one. */
  plan: Plan | undefined;
  onClose: () => void;
}

export function PlanDialog({ plan, onClose }: PlanDialogProps) {
  const t = useText();
  const queries = useQueryClient();
  const [draft, setDraft] = useState<Draft>(() => (plan === undefined ? fresh : draftOf(plan)));
  const [intent] = useState(newIntent);
  return (
    <ReasonDialog
      title={t(plan === undefined ? 'console.rebates.new-plan' : 'console.rebates.plan')}
      doLabel={t('operator.save')}
      isReady={draft.name.trim() !== ''}
      onDo={async (reason) => {
        if (plan === undefined)
          unwrap(await client.rebates.createCommissionPlan({ ...draft, reason }, { intent }));
        else unwrap(await client.rebates.editCommissionPlan({ ...draft, id: plan.id, reason }));
        const told = draft.isOn ? t('console.rebates.waits-told') : t('operator.saved');
        showToast({ text: told, kind: 'good' });
        await queries.invalidateQueries({ queryKey: rebatesKey });
        onClose();
      }}
      onClose={onClose}
    >
      <Fields draft={draft} onDraft={(change) => setDraft({ ...draft, ...change })} />
      <PlanTrial draft={draft} />
    </ReasonDialog>
  );
}

interface FieldsProps {
  draft: Draft;
  onDraft: (change: Partial<Draft>) => void;
}

function Fields({ draft, onDraft }: FieldsProps) {
  const t = useText();
  return (
    <>
      <EntryField
        label={t('console.rebates.name')}
        value={draft.name}
        onValue={(name) => onDraft({ name })}
      />
      <ChoiceField
        label={t('console.rebates.basis')}
        values={commissionBases}
        value={draft.basis}
        nameOf={(basis) => t(`rebates.basis-${basis}`)}
        onValue={(basis) => onDraft({ basis })}
      />
      <ChoiceField
        label={t('console.rebates.period')}
        values={commissionPeriods}
        value={draft.period}
        nameOf={(period) => t(`console.rebates.period-${period}`)}
        onValue={(period) => onDraft({ period })}
      />
      <TiersEditor tiers={draft.tiers} onTiers={(tiers) => onDraft({ tiers })} />
      <TypedEntry
        label={t('console.rebates.roots')}
        hint={t('console.rebates.roots-hint')}
        kind={codesKind}
        value={draft.roots}
        onValue={(roots) => onDraft({ roots })}
      />
      <Checkbox checked={draft.isOn} onChange={({ target }) => onDraft({ isOn: target.checked })}>
        {t('console.rebates.turned-on')}
      </Checkbox>
    </>
  );
}
