// Redeems a good: how many, where it goes, and what is left of points and money afterwards.
import { useId, useState } from 'react';
import { timesUnits } from '@baize/client';
import {
  Field,
  IconButton,
  MinusIcon,
  PlusIcon,
  RewardArt,
  showToast,
  TextArea,
  TextInput,
} from '@baize/ui';
import { useBalance } from '../../app/balance.ts';
import { client } from '../../app/client.ts';
import { useMoneyText } from '../../app/money-text.ts';
import { useText } from '../../app/texts/texts.ts';
import { type Effect, Effects, ExchangeDialog } from './exchange-dialog.tsx';
import { type Good, pictureOf, priceOf, quantityOf } from './points.ts';
import { useExchange } from './use-exchange.ts';
import dialog from './dialog.module.css';
import styles from './points.module.css';

interface RedeemDialogProps {
  good: Good;
  balance: number;
  onClose: () => void;
}

interface SentTo {
  readonly recipient: string;
  readonly mobile: string;
  readonly address: string;
}

const nowhere: SentTo = { recipient: '', mobile: '', address: '' };

/** What each kind asks for. */
const asked: Readonly<Record<Good['kind'], readonly (keyof SentTo)[]>> = {
  gift: ['recipient', 'mobile', 'address'],
  promotion: [],
  live: ['mobile'],
};

function useEffects(good: Good, balance: number, quantity: number): readonly Effect[] {
  const t = useText();
  const money = useMoneyText();
  const purse = useBalance().data?.units ?? 0n;
  const price = timesUnits(priceOf(good), quantity);
  const cost = good.points * quantity;
  const count = (points: number) => t('points.count', { count: points });
  const ofPoints: Effect[] = [
    [t('points.cost'), count(cost)],
    [t('points.points-after'), <b key="left">{count(Math.max(0, balance - cost))}</b>],
  ];
  if (price === 0n) return ofPoints;
  return [
    ...ofPoints,
    [t('points.cost-money'), money(price)],
    [t('points.balance-after'), <b key="money">{money(purse - price)}</b>],
  ];
}

export function RedeemDialog({ good, balance, onClose }: RedeemDialogProps) {
  const t = useText();
  const { goodId, name, kind, points, amount } = good;
  const [quantity, setQuantity] = useState(1);
  const [sentTo, setSentTo] = useState(nowhere);
  const [wanted, setWanted] = useState(false);
  const { alert, sending, exchange } = useExchange();
  const effects = useEffects(good, balance, quantity);
  const confirm = (paymentPassword: string) => {
    setWanted(true);
    if (asked[kind].some((field) => sentTo[field].trim() === '')) return;
    const body = { goodId, quantity, points, amount, paymentPassword, ...sentTo };
    exchange({
      print: `redeem ${goodId} ${quantity} ${points} ${amount}`,
      send: (intent) => client.points.redeemPointReward(body, { intent }),
      onDone: () => {
        showToast({ kind: 'good', text: t('points.redeemed-toast', { name }) });
        onClose();
      },
    });
  };
  return (
    <ExchangeDialog
      title={t('points.redeem-title')}
      confirm={t('points.redeem-now', {
        points: t('points.count', { count: points * quantity }),
      })}
      alert={alert}
      sending={sending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={dialog['chosen']}>
        <RewardArt picture={pictureOf(good)} sizes="120px" className={dialog['art']} />
        <div>
          <b>{name}</b>
          <p className={styles['quiet']}>{t(`points.redeem-${kind}`)}</p>
        </div>
      </div>
      <Quantity value={quantity} most={quantityOf(good, balance)} onChange={setQuantity} />
      {asked[kind].map((field) => (
        <Line
          key={field}
          field={field}
          value={sentTo[field]}
          isMissing={wanted && sentTo[field].trim() === ''}
          onChange={(text) => setSentTo({ ...sentTo, [field]: text })}
        />
      ))}
      <Effects list={effects} />
      <p className={styles['quiet']}>{t('points.redeem-return')}</p>
    </ExchangeDialog>
  );
}

interface QuantityProps {
  value: number;
  most: number;
  onChange: (value: number) => void;
}

function Quantity({ value, most, onChange }: QuantityProps) {
  const t = useText();
  const id = useId();
  return (
    <div className={dialog['quantity']} role="group" aria-labelledby={id}>
      <span id={id}>{t('points.quantity')}</span>
      <IconButton
        label={t('points.less')}
        icon={<MinusIcon />}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      />
      <output>{value}</output>
      <IconButton
        label={t('points.more')}
        icon={<PlusIcon />}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      />
    </div>
  );
}

interface LineProps {
  field: keyof SentTo;
  value: string;
  isMissing: boolean;
  onChange: (text: string) => void;
}

const lines = {
  recipient: { maxLength: 100, autoComplete: 'name' },
  mobile: { maxLength: 20, autoComplete: 'tel' },
  address: { maxLength: 300, autoComplete: 'street-address' },
} as const;

function Line({ field, value, isMissing, onChange }: LineProps) {
  const t = useText();
  return (
    <Field label={t(`points.${field}`)} error={isMissing ? t('identity.required') : undefined}>
      {(control) => {
        const all = { ...control, ...lines[field], value };
        return field === 'address' ? (
          <TextArea {...all} rows={2} onChange={({ target }) => onChange(target.value)} />
        ) : (
          <TextInput
            {...all}
            inputMode={field === 'mobile' ? 'tel' : 'text'}
            onChange={({ target }) => onChange(target.value)}
          />
        );
      }}
    </Field>
  );
}
