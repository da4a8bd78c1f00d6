// Grants a bonus to a member: its terms, the requirement that follows from them, and a reason.
// Above the policy's amount it waits for a second person.
import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { newIntent, timesUnits, typedUnits, unwrap } from '@baize/client';
import { bonusFundings, type BonusReason } from '@baize/contract';
import { printUnits } from '@baize/money';
import { Button, Checkbox, Dialog, Field, Select, showToast, TextInput } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { bonusesKey } from './staff-bonus.ts';
import { ReasonField } from './bonus-steps.tsx';
import styles from './bonuses.module.css';

const begun = {
  name: '',
  amount: '',
  deposit: '0',
  times: '10',
  days: '7',
  stakeMax: '',
  releaseMax: '',
  sticky: false,
  funding: 'cash-first' as (typeof bonusFundings)[number],
  reason: 'goodwill' as BonusReason,
};
type Form = typeof begun;

const orNone = (text: string) => (text === '' ? null : text);
const whole = (text: string) => (/^[1-9]\d{0,2}$/.test(text) ? Number(text) : undefined);

interface GrantProps {
  id: string;
  onClose: () => void;
}

function useGrant({ id, onClose }: GrantProps, form: Form) {
  const t = useText();
  const queries = useQueryClient();
  const [intent, setIntent] = useState(newIntent);
  return useMutation({
    mutationFn: async () => {
      const { times, days, stakeMax, releaseMax, deposit, ...said } = form;
      const terms = { times: whole(times) ?? 0, days: whole(days) ?? 0, deposit: deposit || '0' };
      const limits = { stakeMax: orNone(stakeMax), releaseMax: orNone(releaseMax) };
      return unwrap(
        await client.wallet.grantBonus({ id, ...said, ...terms, ...limits }, { intent }),
      );
    },
    onSuccess: ({ state }) => {
      const text = t(`console.bonuses.${state === 'proposed' ? 'granted-waits' : 'granted'}`);
      showToast({ text, kind: 'good' });
      onClose();
    },
    // What is changed after a refusal is another grant.
    onError: () => setIntent(newIntent()),
    onSettled: () => queries.invalidateQueries({ queryKey: bonusesKey }),
  });
}

export function GrantBonusDialog(props: GrantProps) {
  const t = useText();
  const [form, setForm] = useState(begun);
  const set = (change: Partial<Form>) => setForm((known) => ({ ...known, ...change }));
  const grant = useGrant(props, form);
  const required = requiredOf(form);
  const isReady =
    required !== undefined && form.name.trim() !== '' && whole(form.days) !== undefined;
  return (
    <Dialog
      open
      title={t('console.bonuses.grant-named')}
      closeLabel={t('operator.close')}
      onClose={props.onClose}
      footer={
        <>
          <Button onClick={props.onClose}>{t('operator.cancel')}</Button>
          <Button
            kind="primary"
            disabled={!isReady}
            loading={grant.isPending}
            onClick={() => grant.mutate()}
          >
            {t('console.bonuses.grant-sure')}
          </Button>
        </>
      }
    >
      <div className={styles['stack']}>
        <Terms form={form} onChange={set} />
        <Requirement required={required} />
        <p role="alert" className={styles['said']}>
          {grant.isError ? failureText(t, grant.error) : ''}
        </p>
      </div>
    </Dialog>
  );
}

/** Undefined while something is missing. */
function requiredOf({ amount, deposit, times }: Form): bigint | undefined {
  const [bonus, paid, count] = [typedUnits(amount), typedUnits(deposit || '0'), whole(times)];
  if (bonus === undefined || bonus <= 0n || paid === undefined || count === undefined)
    return undefined;
  return timesUnits(bonus + paid, count);
}

function Requirement({ required }: { required: bigint | undefined }) {
  const t = useText();
  const { money } = useShow();
  if (required === undefined) return null;
  return <p>{t('console.bonuses.requirement', { amount: money(printUnits(required, 2)) })}</p>;
}

interface TermsProps {
  form: Form;
  onChange: (change: Partial<Form>) => void;
}

const texts = [
  ['name', undefined],
  ['amount', undefined],
  ['deposit', 'deposit-hint'],
  ['times', undefined],
  ['days', undefined],
  ['stakeMax', 'none-hint'],
  ['releaseMax', 'none-hint'],
] as const;
const labels = { stakeMax: 'stake-max', releaseMax: 'release-max' } as const;

function Terms({ form, onChange }: TermsProps) {
  const t = useText();
  return (
    <>
      <div className={styles['fields']}>
        {texts.map(([name, hint]) => {
          const label = name === 'stakeMax' || name === 'releaseMax' ? labels[name] : name;
          return (
            <Field
              key={name}
              label={t(`console.bonuses.${label}`)}
              {...(hint === undefined ? {} : { hint: t(`console.bonuses.${hint}`) })}
            >
              {(control) => (
                <TextInput
                  {...control}
                  inputMode={name === 'name' ? 'text' : 'decimal'}
                  maxLength={name === 'name' ? 100 : 20}
                  value={form[name]}
                  onChange={({ target }) =>
                    onChange({ [name]: name === 'name' ? target.value : target.value.trim() })
                  }
                />
              )}
            </Field>
          );
        })}
        <Field label={t('console.bonuses.funding')}>
          {(control) => (
            <Select
              {...control}
              value={form.funding}
              options={bonusFundings.map((one) => ({
                value: one,
                label: t(`console.bonuses.funding-${one}`),
              }))}
              onChange={({ target }) => onChange({ funding: target.value as Form['funding'] })}
            />
          )}
        </Field>
        <ReasonField value={form.reason} onValue={(reason) => onChange({ reason })} />
      </div>
      <Checkbox
        checked={form.sticky}
        onChange={({ target }) => onChange({ sticky: target.checked })}
      >
        {t('console.bonuses.sticky')}
      </Checkbox>
    </>
  );
}
