// Steps of staff with a bonus: to confirm or reject a proposed one, or to take an open one back
// with a reason. Each is asked once more, with the amounts.
import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { newIntent, unwrap } from '@baize/client';
import { bonusReasons, type BonusReason } from '@baize/contract';
import { Button, Dialog, Field, Select, showToast } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { bonusesKey, type StaffBonus } from './staff-bonus.ts';
import styles from './bonuses.module.css';

type Step = 'confirm' | 'reject' | 'forfeit';
const done = { confirm: 'confirmed', reject: 'rejected', forfeit: 'forfeited' } as const;

const stepsOf: Partial<Readonly<Record<StaffBonus['state'], readonly Step[]>>> = {
  proposed: ['confirm', 'reject'],
  granted: ['forfeit'],
  active: ['forfeit'],
};

export function BonusSteps({ bonus }: { bonus: StaffBonus }) {
  const t = useText();
  const may = useMay('bonuses.grant');
  const [asked, setAsked] = useState<Step>();
  const { state } = bonus;
  const steps = stepsOf[state] ?? [];
  if (!may || steps.length === 0) return null;
  return (
    <div className={styles['steps']}>
      {steps.map((step) => (
        <Button
          key={step}
          size="small"
          kind={step === 'confirm' ? 'primary' : 'ghost'}
          onClick={() => setAsked(step)}
        >
          {t(`console.bonuses.${step}`)}
        </Button>
      ))}
      {asked ? <AskStep bonus={bonus} step={asked} onClose={() => setAsked(undefined)} /> : null}
    </div>
  );
}

interface AskProps {
  bonus: StaffBonus;
  step: Step;
  onClose: () => void;
}

function useStep({ bonus: { id }, step, onClose }: AskProps) {
  const t = useText();
  const queries = useQueryClient();
  const [intent] = useState(newIntent);
  return useMutation({
    mutationFn: async (reason: BonusReason) => {
      const { confirmBonus, rejectBonus, forfeitBonus } = client.wallet;
      if (step === 'confirm') return unwrap(await confirmBonus({ id }, { intent }));
      if (step === 'reject') return unwrap(await rejectBonus({ id }, { intent }));
      return unwrap(await forfeitBonus({ id, reason }, { intent }));
    },
    onSuccess: () => {
      showToast({ text: t(`console.bonuses.${done[step]}`), kind: 'good' });
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: bonusesKey }),
  });
}

function AskStep(props: AskProps) {
  const t = useText();
  const { bonus, step, onClose } = props;
  const { money } = useShow();
  const take = useStep(props);
  const [reason, setReason] = useState<BonusReason>('abuse');
  const { name, amount, balance, inPlay, currency, username } = bonus;
  const isForfeit = step === 'forfeit';
  const label = t(`console.bonuses.${step}`);
  const show = (units: string) => money(units, currency);
  return (
    <Dialog
      open
      size="small"
      title={isForfeit ? t('console.bonuses.forfeit-title') : label}
      closeLabel={t('operator.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('operator.cancel')}</Button>
          <Button
            kind={step === 'confirm' ? 'primary' : 'danger'}
            loading={take.isPending}
            onClick={() => take.mutate(reason)}
          >
            {label}
          </Button>
        </>
      }
    >
      <div className={styles['stack']}>
        <p>
          {username}: {name}, {show(amount)}
        </p>
        {isForfeit ? (
          <>
            <p>
              {t('console.bonuses.forfeit-why', {
                balance: show(balance),
                inPlay: show(inPlay),
              })}
            </p>
            <ReasonField value={reason} onValue={setReason} />
          </>
        ) : null}
        <p role="alert" className={styles['said']}>
          {take.isError ? failureText(t, take.error) : ''}
        </p>
      </div>
    </Dialog>
  );
}

interface ReasonFieldProps {
  value: BonusReason;
  onValue: (reason: BonusReason) => void;
}

export function ReasonField({ value, onValue }: ReasonFieldProps) {
  const t = useText();
  return (
    <Field label={t('operator.reason')}>
      {(control) => (
        <Select
          {...control}
          value={value}
          options={bonusReasons.map((one) => ({
            value: one,
            label: t(`console.bonuses.reason-${one}`),
          }))}
          onChange={({ target }) => onValue(target.value as BonusReason)}
        />
      )}
    </Field>
  );
}
