// The banks or wallets of a way to pay, where it has several.
import { useText } from '../../../app/texts/texts.ts';
import type { Bank } from './ways.ts';
import styles from './deposits.module.css';

interface BankChoiceProps {
  banks: readonly Bank[];
  chosen: Bank;
  onChoose: (bank: Bank) => void;
}

export function BankChoice({ banks, chosen, onChoose }: BankChoiceProps) {
  const t = useText();
  if (banks.length < 2) return null;
  return (
    <fieldset className={styles['banks']}>
      <legend>{t('deposits.pay-from')}</legend>
      {banks.map((bank) => (
        <label key={bank.bankCode} className={styles['bank']}>
          <input
            type="radio"
            name="bank"
            checked={bank.bankCode === chosen.bankCode}
            onChange={() => onChoose(bank)}
          />
          {bank.bankName}
        </label>
      ))}
    </fieldset>
  );
}
