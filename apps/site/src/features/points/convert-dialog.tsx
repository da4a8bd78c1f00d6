// Exchanges points for money: in whole steps, at the ratio that is shown.
import { useState } from 'react';
import { unitsOf } from '@baize/client';
import { Field, MoneyInput, showToast } from '@baize/ui';
import { client } from '../../app/client.ts';
import { useMoneyText } from '../../app/money-text.ts';
import { useText } from '../../app/texts/texts.ts';
import { type Effect, Effects, ExchangeDialog } from './exchange-dialog.tsx';
import { type Config, mostOf, worthOf } from './points.ts';
import { useExchange } from './use-exchange.ts';
import styles from './dialog.module.css';

interface ConvertDialogProps {
  config: Config;
  balance: number;
  onClose: () => void;
}

/** A few steps, and all of it. */
function useQuick(step: number, most: number) {
  const t = useText();
  const few = [1, 5, 10].map((times) => times * step).filter((points) => points < most);
  return [
    ...few.map((points) => ({
      value: String(points),
      label: t('points.count', { count: points }),
    })),
    { value: String(most), label: t('points.convert-all', { count: most }) },
  ];
}

export function ConvertDialog({ config, balance, onClose }: ConvertDialogProps) {
  const { ratio, step } = config;
  const t = useText();
  const money = useMoneyText();
  const most = mostOf(config, balance);
  const [text, setText] = useState(String(most));
  const [wrong, setWrong] = useState(false);
  const { alert, sending, exchange } = useExchange();
  const count = (points: number) => t('points.count', { count: points });
  const points = Number(text);
  const isRight = points > 0 && points % step === 0 && points <= most;
  const worth = money(worthOf(isRight ? points : 0, ratio));
  const quick = useQuick(step, most);
  const confirm = (paymentPassword: string) => {
    setWrong(!isRight);
    if (!isRight) return;
    exchange({
      print: `convert ${points} ${ratio}`,
      send: (intent) => client.points.convertPoint({ points, ratio, paymentPassword }, { intent }),
      onDone: ({ amount }) => {
        const received = money(unitsOf(amount));
        showToast({ kind: 'good', text: t('points.converted-toast', { amount: received }) });
        onClose();
      },
    });
  };
  const effects: readonly Effect[] = [
    [t('points.convert-get'), <b key="worth">{worth}</b>],
    [t('points.points-after'), count(isRight ? balance - points : balance)],
  ];
  return (
    <ExchangeDialog
      title={t('points.convert')}
      confirm={t('points.convert-now', { amount: worth })}
      alert={alert}
      sending={sending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className={styles['ratio']}>
        {t('points.convert-ratio', { points: count(ratio), amount: money(worthOf(ratio, ratio)) })}
      </p>
      <Field
        label={t('points.convert-field')}
        hint={t('points.convert-steps', { step, most })}
        error={wrong && !isRight ? t('points.convert-wrong', { step, most }) : undefined}
      >
        {(control) => (
          <MoneyInput
            {...control}
            decimalsMax={0}
            value={text}
            onChange={setText}
            quickLabel={t('points.convert-quick')}
            quickAmounts={quick}
          />
        )}
      </Field>
      <Effects list={effects} />
    </ExchangeDialog>
  );
}
