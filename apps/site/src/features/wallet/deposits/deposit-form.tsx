// Starts a deposit: the way, its bank, the amount within its limits, a promotion if any; beside
// them what is paid and credited. Fee and time stand on the ways, before any amount.
import { typedUnits } from '@baize/client';
import { type SyntheticEvent, useState } from 'react';
import { formatDecimal } from '@baize/i18n';
import { printUnits, unitsToNumber } from '@baize/money';
import { Field, MoneyInput } from '@baize/ui';
import { useMoneyText } from '../../../app/money-text.ts';
import { useText } from '../../../app/texts/texts.ts';
import { amountProblem, quickAmounts, wireAmount } from '../amount.ts';
import { BankChoice } from './bank-choice.tsx';
import { DepositSum } from './deposit-sum.tsx';
import { PromotionChoice } from './promotion-choice.tsx';
import { useQuote } from './quote.ts';
import { useStart } from './use-start.ts';
import { WayTiles } from './way-tiles.tsx';
import type { Bank, DepositSettings, DepositWay } from './ways.ts';
import styles from './deposits.module.css';

const noBank: Bank = { bankCode: '', bankType: '', bankName: '' };

/** What is chosen, held against what is offered now: the operator may change it meanwhile. */
function useChoice(ways: readonly DepositWay[], first: DepositWay) {
  const [channel, setChannel] = useState(first.channel);
  const [bankCode, setBankCode] = useState('');
  const way = ways.find((one) => one.channel === channel) ?? first;
  const bank = way.banks.find((one) => one.bankCode === bankCode) ?? way.banks[0] ?? noBank;
  return {
    way,
    bank,
    chooseWay: (next: DepositWay) => setChannel(next.channel),
    chooseBank: (next: Bank) => setBankCode(next.bankCode),
  };
}

function quickOf(way: DepositWay): readonly string[] {
  if (way.quick.length === 0) return quickAmounts(way);
  return way.quick.map((units) => printUnits(units, units % 10_000n === 0n ? 0 : 2));
}

interface AmountFieldProps {
  way: DepositWay;
  text: string;
  problem: string | undefined;
  onType: (text: string) => void;
}

function AmountField({ way, text, problem, onType }: AmountFieldProps) {
  const t = useText();
  const show = useMoneyText();
  const quick = quickOf(way).map((value) => ({ value, label: formatDecimal(value, show.tag) }));
  return (
    <Field
      label={t('wallet.amount')}
      hint={t('wallet.amount-between', { min: show(way.least), max: show(way.most) })}
      error={problem}
    >
      {(control) => (
        <MoneyInput
          {...control}
          className={styles['amount']}
          value={text}
          onChange={onType}
          symbol={show.symbol}
          quickLabel={t('wallet.quick-amounts')}
          quickAmounts={quick}
        />
      )}
    </Field>
  );
}

interface DepositFormProps {
  ways: readonly DepositWay[];
  first: DepositWay;
  settings: DepositSettings;
  /** With the number of the deposit that has been started. */
  onStarted: (id: string) => void;
}

export function DepositForm({ ways, first, settings, onStarted }: DepositFormProps) {
  const t = useText();
  const show = useMoneyText();
  const { way, bank, chooseWay, chooseBank } = useChoice(ways, first);
  const [text, setText] = useState('');
  const [promotionId, setPromotionId] = useState('');
  const [problem, setProblem] = useState<string>();
  const units = typedUnits(text);
  const quote = useQuote(way, bank, units);
  const start = useStart(onStarted);
  const type = (next: string) => {
    setProblem(undefined);
    start.forget();
    setText(next);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const wrong = amountProblem(t, show, text, way);
    setProblem(wrong);
    if (wrong === undefined) start.send({ way, bank, amount: wireAmount(text), promotionId });
  };
  return (
    <form className={styles['desk']} noValidate onSubmit={submit}>
      <div className={styles['choices']}>
        <WayTiles
          ways={ways}
          chosen={way}
          onChoose={(next) => {
            start.forget();
            setProblem(undefined);
            chooseWay(next);
          }}
        />
        <BankChoice banks={way.banks} chosen={bank} onChoose={chooseBank} />
        <AmountField way={way} text={text} problem={problem} onType={type} />
        <PromotionChoice
          promotions={settings.promotions}
          chosen={promotionId}
          onChoose={setPromotionId}
        />
      </div>
      <DepositSum
        way={way}
        units={units}
        quote={quote}
        sending={start.sending}
        failure={start.failure}
        onReduce={(amount) => {
          setText(printUnits(amount, 2));
          start.send({ way, bank, amount: unitsToNumber(amount), promotionId });
        }}
      />
    </form>
  );
}
