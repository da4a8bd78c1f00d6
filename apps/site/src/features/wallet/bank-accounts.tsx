// Chooses the player's account for the withdrawal; another can be added on the way.
import { CircleCheckIcon } from '@baize/ui';
import { useText } from '../../app/texts/texts.ts';
import { AccountIcon } from './account-icon.tsx';
import { AddAccount } from './add-account.tsx';
import type { BankCard, WithdrawSettings } from './withdrawals.ts';
import styles from './wallet.module.css';

interface BankAccountsProps {
  cards: readonly BankCard[];
  chosen: string;
  banks: WithdrawSettings['banks'];
  onChoose: (bankCardId: string) => void;
}

export function BankAccounts({ cards, chosen, banks, onChoose }: BankAccountsProps) {
  const t = useText();
  return (
    <fieldset className={styles['accounts']}>
      <legend>{t('wallet.send-to')}</legend>
      {cards.map(({ bankCardId, kind, bankName, cardNumber, cardHolder }) => (
        <label key={bankCardId} className={styles['account']}>
          <input
            type="radio"
            name="account"
            checked={bankCardId === chosen}
            onChange={() => onChoose(bankCardId)}
          />
          <AccountIcon kind={kind} />
          <b>{t('wallet.card-ending', { bank: bankName, number: cardNumber })}</b>
          <span>{cardHolder}</span>
          <CircleCheckIcon className={styles['tick']} aria-hidden="true" />
        </label>
      ))}
      <AddAccount banks={banks} onAdded={({ bankCardId }) => onChoose(bankCardId)} />
    </fieldset>
  );
}
