// Terms of a plan that wait for a second person, beside those in force: confirmed by another person
// of staff, or withdrawn.
import { useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Button, showToast, Table } from '@baize/ui';
import { client } from '../../app/client.ts';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { useShow } from '../../app/show.ts';
import { useStaffStore } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { useChange } from '../../app/use-change.ts';
import { PlanTrial } from './plan-trial.tsx';
import { rateText, rebatesKey, type Plan, type Proposal } from './staff-rebates.ts';

interface PlanProposalProps {
  plan: Plan;
  waits: Proposal;
  onClose: () => void;
}

export function PlanProposal({ plan, waits, onClose }: PlanProposalProps) {
  const t = useText();
  const { moment } = useShow();
  const queries = useQueryClient();
  const of = { id: plan.id, proposedAt: waits.at };
  return (
    <ReasonDialog
      title={t('console.rebates.proposed')}
      doLabel={t('console.rebates.withdraw')}
      danger
      onDo={async (reason) => {
        unwrap(await client.rebates.withdrawCommissionPlan({ ...of, reason }));
        showToast({ text: t('operator.saved'), kind: 'good' });
        await queries.invalidateQueries({ queryKey: rebatesKey });
        onClose();
      }}
      onClose={onClose}
    >
      <p>{t('console.rebates.proposed-by', { name: waits.by, date: moment(waits.at) })}</p>
      <Compared plan={plan} waits={waits} />
      <PlanTrial draft={waits} />
      <Confirm of={of} by={waits.by} onDone={onClose} />
    </ReasonDialog>
  );
}

interface ConfirmProps {
  of: { id: string; proposedAt: number };
  by: string;
  onDone: () => void;
}

function Confirm({ of, by, onDone }: ConfirmProps) {
  const t = useText();
  const isOwn = useStaffStore(({ staff }) => staff?.username === by);
  const confirm = useChange(rebatesKey, async () =>
    unwrap(await client.rebates.confirmCommissionPlan(of)),
  );
  if (isOwn) return <p>{t('console.rebates.waits')}</p>;
  return (
    <div>
      <Button
        kind="primary"
        loading={confirm.isPending}
        onClick={() => confirm.mutate(undefined, { onSuccess: onDone })}
      >
        {t('console.rebates.confirm')}
      </Button>
    </div>
  );
}

/** What is proposed beside what is in force, term by term. */
function Compared({ plan, waits }: { plan: Plan; waits: Proposal }) {
  const t = useText();
  const every = (names: readonly string[]) =>
    names.length === 0 ? t('console.rebates.every-tree') : names.join(', ');
  const { money } = useShow();
  const tierOf = ({ upTo, rate }: Plan['tiers'][number]) =>
    upTo === null
      ? `${t('rebates.tier-last')}: ${rateText(rate, t.tag)}`
      : `${t('rebates.tier-up-to')} ${money(upTo)}: ${rateText(rate, t.tag)}`;
  const terms = [
    { head: t('console.rebates.name'), of: ({ name }: Terms) => name },
    { head: t('console.rebates.basis'), of: ({ basis }: Terms) => t(`rebates.basis-${basis}`) },
    {
      head: t('console.rebates.period'),
      of: ({ period }: Terms) => t(`console.rebates.period-${period}`),
    },
    { head: t('rebates.tiers'), of: ({ tiers }: Terms) => tiers.map(tierOf).join(' · ') },
    { head: t('console.rebates.category'), of: ({ categories }: Terms) => every(categories) },
    { head: t('console.rebates.roots'), of: ({ roots }: Terms) => every(roots) },
    {
      head: t('console.rebates.state'),
      of: ({ isOn }: Terms) => t(isOn ? 'console.rebates.on' : 'console.rebates.off'),
    },
  ];
  return (
    <Table
      caption={t('console.rebates.proposed')}
      rows={terms}
      rowKey={({ head }) => head}
      columns={[
        { key: 'term', head: t('console.rebates.plan'), cell: ({ head }) => head },
        { key: 'before', head: t('console.rebates.in-force'), cell: ({ of }) => of(plan) },
        {
          key: 'after',
          head: t('console.rebates.proposed'),
          cell: ({ of }) => (of(waits) === of(plan) ? of(waits) : <strong>{of(waits)}</strong>),
        },
      ]}
    />
  );
}

type Terms = Plan | Proposal;
