// The rules that judge withdrawals by themselves: their order, a trial over the last 30 days, the
// limits of a day, and the switch that stops all automatic approval at once.
import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { OutputOf, cashier } from '@baize/contract';
import {
  Button,
  Card,
  Field,
  PlusIcon,
  SectionHead,
  showToast,
  Skeleton,
  Status,
  TextInput,
} from '@baize/ui';
import { client, failureText } from '../../../app/client.ts';
import { Refused } from '../../../app/refused.tsx';
import { Figures } from '../../../app/figures.tsx';
import { useShow } from '../../../app/show.ts';
import { useMay } from '../../../app/staff.ts';
import { useText } from '../../../app/texts.ts';
import { useChange } from '../../../app/use-change.ts';
import { Reasons } from './reasons.tsx';
import { RuleCard } from './rule-card.tsx';
import { isWhole, moved, newRule, replaced, without, type RuleText } from './rules-entry.ts';
import styles from '../forms.module.css';

type Facts = OutputOf<typeof cashier.getAutomation>;
type Trial = OutputOf<typeof cashier.tryAutomation>;
const key = ['automation'] as const;

export function Automation() {
  const t = useText();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: key,
    queryFn: async () => unwrap(await client.cashier.getAutomation()),
  });
  if (error) return <Refused error={error} isAsking={isFetching} onAgain={refetch} />;
  return (
    <div className={styles['stack']}>
      <SectionHead level={1} title={t('operator.cashier-rules')} />
      <p className={styles['intro']}>{t('cashier.rules-intro')}</p>
      {data ? (
        <>
          <Today facts={data} />
          <Editor key={data.version} facts={data} />
        </>
      ) : (
        <Skeleton shape="block" />
      )}
      <Reasons />
    </div>
  );
}

function Today({ facts }: { facts: Facts }) {
  const t = useText();
  const { money, moment } = useShow();
  const { approves, currency } = facts;
  return (
    <Card
      title={
        <Status kind={approves ? 'good' : 'neutral'}>
          {t(approves ? 'cashier.rules-approve' : 'cashier.rules-stopped')}
        </Status>
      }
      aside={<Turn approves={approves} />}
    >
      <Figures
        facts={[
          [t('cashier.approved-today'), `${facts.approvedToday} / ${facts.dailyCount}`],
          [
            t('cashier.approved-amount'),
            `${money(facts.approvedTodayAmount, currency)} / ${money(facts.dailyAmount, currency)}`,
          ],
          [t('cashier.changed-by'), facts.changedBy || '–'],
          [t('cashier.changed-at'), moment(facts.changedAt)],
        ]}
      />
    </Card>
  );
}

/** Anybody who judges may stop the rules; only who writes them lets them approve. */
function Turn({ approves }: { approves: boolean }) {
  const t = useText();
  const mayTurn = useMay(approves ? 'withdrawals.review' : 'withdrawals.rules');
  const turn = useChange(key, async () => {
    const { startAutomation, stopAutomation } = client.cashier;
    unwrap(approves ? await stopAutomation() : await startAutomation());
  });
  if (!mayTurn) return null;
  return (
    <Button
      kind={approves ? 'danger' : 'primary'}
      loading={turn.isPending}
      onClick={() => turn.mutate(undefined)}
    >
      {t(approves ? 'cashier.stop-rules' : 'cashier.start-rules')}
    </Button>
  );
}

function Editor({ facts }: { facts: Facts }) {
  const t = useText();
  const isLocked = !useMay('withdrawals.rules');
  const [rules, setRules] = useState<readonly RuleText[]>(facts.rules);
  const [limits, setLimits] = useState({
    count: String(facts.dailyCount),
    amount: facts.dailyAmount.replace(/\.?0+$/u, ''),
  });
  const { save, trial, attempt, problem } = useSaving(facts.version, rules, limits);
  const tried = useTried();
  return (
    <>
      {rules.map((rule, at) => (
        <RuleCard
          key={rule.id}
          rule={rule}
          place={at}
          isLocked={isLocked}
          tried={tried(trial, rule)}
          onChange={(next) => setRules(replaced(rules, at, next))}
          onMove={(by) => setRules(moved(rules, at, by))}
          onDrop={() => setRules(without(rules, at))}
        />
      ))}
      {isLocked ? null : (
        <Card>
          <div className={styles['stack']}>
            <div className={styles['row']}>
              <Limit
                label={t('cashier.daily-count')}
                value={limits.count}
                onChange={(count) => setLimits({ ...limits, count })}
              />
              <Limit
                label={t('cashier.daily-amount')}
                value={limits.amount}
                onChange={(amount) => setLimits({ ...limits, amount })}
              />
            </div>
            <TrialSums trial={trial} />
            <p role="alert" className={styles['said']}>
              {problem}
            </p>
            <div className={styles['steps']}>
              <Button
                icon={<PlusIcon />}
                onClick={() => setRules([...rules, newRule(crypto.randomUUID().slice(0, 8))])}
              >
                {t('cashier.rule-add')}
              </Button>
              <Button
                disabled={!isWhole(rules)}
                loading={attempt.isPending}
                onClick={() => attempt.mutate()}
              >
                {t('cashier.try-rules')}
              </Button>
              <Button
                kind="primary"
                disabled={!isWhole(rules)}
                loading={save.isPending}
                onClick={() => save.mutate()}
              >
                {t('operator.save')}
              </Button>
            </div>
          </div>
        </Card>
      )}
    </>
  );
}

function useSaving(
  version: number,
  rules: readonly RuleText[],
  limits: { readonly count: string; readonly amount: string },
) {
  const t = useText();
  const queries = useQueryClient();
  const attempt = useMutation({
    mutationFn: async () => unwrap(await client.cashier.tryAutomation({ rules: [...rules] })),
  });
  const save = useMutation({
    mutationFn: async () => {
      const [dailyCount, dailyAmount] = [Number(limits.count) || 0, limits.amount || '0'];
      const input = { version, rules: [...rules], dailyCount, dailyAmount };
      return unwrap(await client.cashier.saveAutomation(input));
    },
    onSuccess: async () => {
      showToast({ text: t('operator.saved'), kind: 'good' });
      await queries.invalidateQueries({ queryKey: key });
    },
  });
  const failed = save.error ?? attempt.error;
  return { save, attempt, trial: attempt.data, problem: failed ? failureText(t, failed) : '' };
}

function Limit(props: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <Field label={props.label}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          maxLength={16}
          value={props.value}
          onChange={({ target }) => props.onChange(target.value.replace(/[^\d.]/gu, ''))}
        />
      )}
    </Field>
  );
}

/** What a rule would have decided. */
function useTried() {
  const t = useText();
  const { money } = useShow();
  return (trial: Trial | undefined, { id, verdict }: RuleText): string => {
    const own = trial?.rules.find((one) => one.id === id);
    if (!trial || !own) return '';
    const { decided, amount, refusedByPeople: refused } = own;
    const facts = { decided, looked: trial.looked, amount: money(amount), refused };
    return t(`cashier.tried-${verdict}`, facts);
  };
}

function TrialSums({ trial }: { trial: Trial | undefined }) {
  const t = useText();
  if (!trial) return null;
  const { looked, approved, held, secondPerson, undecided } = trial;
  return <p>{t('cashier.tried', { looked, approved, held, second: secondPerson, undecided })}</p>;
}
