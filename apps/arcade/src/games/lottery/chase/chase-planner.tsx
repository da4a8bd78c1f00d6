// Plans a chase of the cart: over how many issues, with which multiples, and when it stops. Every
// issue is listed with its own multiple and what is staked by then, before anything is.
import { timesUnits } from '@baize/client';
import { printUnits } from '@baize/money';
import { Button, Dialog, Field, Radio, Select, Tabs, TextInput } from '@baize/ui';
import { useArcade } from '../../../app/arcade-context.tsx';
import { highestOf } from '../cart/caps.ts';
import { cartTotal, type CartSlip } from '../cart/cart.ts';
import { CutWarning } from '../cart/cut-warning.tsx';
import { capsOf } from '../desk/lottery-terms.ts';
import { CountStepper } from '../../../frame/count-stepper.tsx';
import { useClock, useDesk, useLottery } from '../lottery-context.tsx';
import { ChaseIssues } from './chase-issues.tsx';
import { chaseRules, useChasePlan, type ChaseDraft } from './use-chase-plan.ts';
import styles from './chase.module.css';

export interface ChasePlannerProps {
  slips: readonly CartSlip[];
  onClose: () => void;
}

export function ChasePlanner({ slips, onClose }: ChasePlannerProps) {
  const { t, money } = useArcade();
  const { desk } = useLottery();
  const plan = useChasePlan(slips);
  const current = useClock((state) => state.current);
  const { choice, change, planned, issues } = plan;
  const multiples = 'refusal' in planned ? [] : planned.multiples;
  const times = multiples.reduce((all, one) => all + one, 0);
  const total = timesUnits(cartTotal(slips), times);
  const first = issues[0]?.issue ?? current?.issue;
  const canPlace =
    multiples.length > 0 &&
    issues.length >= multiples.length &&
    (choice.stop !== 'profit' || plan.stopProfit > 0n);
  const place = () => {
    if (first === undefined) return;
    void desk.place({
      slips,
      issue: first,
      from: 'cart',
      chase: {
        multiples,
        stop: choice.stop,
        ...(choice.stop === 'profit' ? { profit: printUnits(plan.stopProfit, 4) } : {}),
      },
    });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('lottery-play.chase-title')}
      closeLabel={t('arcade.close')}
      size="large"
      footer={
        <Button kind="primary" full disabled={!canPlace} onClick={place}>
          {t('lottery-play.chase-place', { count: multiples.length, total: money(total) })}
        </Button>
      }
    >
      <div className={styles['planner']}>
        <Tabs
          label={t('lottery-play.chase-rule')}
          look="pill"
          tabs={chaseRules.map((id) => ({ id, label: t(`lottery-play.chase-${id}`) }))}
          selected={choice.by}
          onSelect={(by) => change({ by })}
        />
        <PlanFields plan={plan} />
        <StopChoice plan={plan} />
        {multiples.length === 0 ? null : (
          <ChaseIssues issues={issues} multiples={multiples} slips={slips} win={plan.win} />
        )}
        <PlanNotes plan={plan} slips={slips} />
      </div>
    </Dialog>
  );
}

/** Why the plan cannot be laid, or what a cap would take from it. */
function PlanNotes({ plan, slips }: { plan: ChaseDraft; slips: readonly CartSlip[] }) {
  const { t } = useArcade();
  const caps = capsOf(useDesk((state) => state.terms));
  const { planned, issues, reading } = plan;
  if ('refusal' in planned)
    return (
      <p className={styles['refusal']} role="status">
        {t(`lottery-play.chase-${planned.refusal}`)}
      </p>
    );
  const { multiples } = planned;
  const isMissing = reading === 'read' && issues.length < multiples.length;
  return (
    <>
      {reading === 'failed' ? (
        <div className={styles['failed']} role="alert">
          <p>{t('lottery-play.chase-issues-failed')}</p>
          <Button size="small" onClick={plan.readAgain}>
            {t('arcade.retry')}
          </Button>
        </div>
      ) : null}
      {isMissing ? (
        <p className={styles['refusal']} role="status">
          {t('lottery-play.chase-too-few-issues', { count: issues.length })}
        </p>
      ) : null}
      <CutWarning highest={highestOf(slips, caps, Math.max(...multiples))} />
    </>
  );
}

function StopChoice({ plan }: { plan: ChaseDraft }) {
  const { t, session } = useArcade();
  const { choice, change } = plan;
  return (
    <fieldset className={styles['stops']}>
      <legend>{t('lottery-play.chase-stop')}</legend>
      {(['win', 'profit', 'never'] as const).map((stop) => (
        <Radio
          key={stop}
          name="chase-stop"
          checked={choice.stop === stop}
          onChange={() => change({ stop })}
        >
          {t(`lottery-play.chase-stop-${stop}`)}
        </Radio>
      ))}
      {choice.stop === 'profit' ? (
        <Field label={t('lottery-play.chase-stop-at')}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="decimal"
              leading={session.currencySymbol}
              value={choice.stopAt}
              onChange={({ target }) => change({ stopAt: target.value })}
            />
          )}
        </Field>
      ) : null}
    </fieldset>
  );
}

function PlanFields({ plan }: { plan: ChaseDraft }) {
  const { t } = useArcade();
  const { choice, change, issuesMost, multipleMost } = plan;
  return (
    <div className={styles['fields']}>
      <CountStepper
        label={t('lottery-play.chase-issues')}
        lessLabel={t('lottery-play.fewer-issues')}
        moreLabel={t('lottery-play.more-issues')}
        count={choice.issues}
        most={issuesMost}
        quick={[5, 10, 20].filter((count) => count <= issuesMost)}
        onCount={(count) => change({ issues: count })}
      />
      {choice.by === 'profit' ? (
        <Field label={t('lottery-play.chase-rate')}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              value={String(choice.ratePercent)}
              onChange={({ target }) =>
                change({ ratePercent: Number(target.value.replaceAll(/\D/gu, '').slice(0, 4)) })
              }
              trailing="%"
            />
          )}
        </Field>
      ) : (
        <CountStepper
          label={t('lottery-play.chase-first')}
          lessLabel={t('lottery-play.multiple-down')}
          moreLabel={t('lottery-play.multiple-up')}
          count={choice.multiple}
          most={multipleMost}
          onCount={(multiple) => change({ multiple })}
        />
      )}
      {choice.by === 'doubling' ? (
        <Field label={t('lottery-play.chase-every')}>
          {(control) => (
            <Select
              {...control}
              value={String(choice.every)}
              options={[1, 2, 3, 4, 5].map((count) => ({
                value: String(count),
                label: t('lottery-play.chase-every-count', { count }),
              }))}
              onChange={({ target }) => change({ every: Number(target.value) })}
            />
          )}
        </Field>
      ) : null}
    </div>
  );
}
