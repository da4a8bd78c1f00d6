// Asks how much is sent, within the bounds of the day; what it causes is shown before it is sent.
import { typedUnits, unitsOf } from '@baize/client';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { printUnits, type Units } from '@baize/money';
import { Button, Field, MoneyInput } from '@baize/ui';
import { useBalance } from '../../../app/balance.ts';
import { useMoneyText } from '../../../app/money-text.ts';
import { useText } from '../../../app/texts/texts.ts';
import { amountProblem } from '../amount.ts';
import { ConfirmTransfer, type Way } from './confirm-transfer.tsx';
import type { Terms } from './terms.ts';
import wallet from '../wallet.module.css';

interface TransferFormProps {
  terms: Terms;
  way: Way;
  /** The receiver's name; undefined: nobody is chosen yet. */
  to: string | undefined;
  /** Who it goes to, and how to choose. */
  children?: ReactNode;
  onSent: () => void;
}

const least = (a: Units, b: Units): Units => (a < b ? a : b);

export function TransferForm({ terms, way, to, children, onSent }: TransferFormProps) {
  const t = useText();
  const show = useMoneyText();
  const balance = useBalance().data?.units;
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState<Units>();
  const left = unitsOf(terms.left);
  const most = balance === undefined ? left : least(left, balance);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const bounds = { least: unitsOf(terms.minimum), most: left, balance };
    const wrong = amountProblem(t, show, text, bounds);
    setProblem(wrong);
    if (wrong === undefined && to !== undefined) setAsked(typedUnits(text));
  };
  const done = () => {
    setAsked(undefined);
    setText('');
    onSent();
  };
  return (
    <form className={wallet['form']} noValidate onSubmit={submit}>
      {children}
      <Field label={t('wallet.amount')} error={problem}>
        {(control) => (
          <MoneyInput
            {...control}
            value={text}
            onChange={(next) => {
              setProblem(undefined);
              setText(next);
            }}
            symbol={show.symbol}
            quickLabel={t('wallet.quick-amounts')}
            quickAmounts={
              most > 0n ? [{ value: printUnits(most, 2), label: t('wallet.all-of-it') }] : []
            }
          />
        )}
      </Field>
      <Button kind="primary" size="large" type="submit" full disabled={to === undefined}>
        {t('transfers.next')}
      </Button>
      {asked === undefined || to === undefined ? null : (
        <ConfirmTransfer
          terms={terms}
          way={way}
          to={to}
          amount={asked}
          onDone={done}
          onClose={() => setAsked(undefined)}
        />
      )}
    </form>
  );
}
