// Chooses which of the player's accounts the money goes to; another can be added on the way.
import { useState } from 'react';
import { CircleCheckIcon, Dialog, LandmarkIcon, PlusIcon, Button } from '@baize/ui';
import { useText } from '../../app/texts/texts.ts';
import { BankCardForm } from './bank-card-form.tsx';
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
      {cards.map(({ bankCardId, bankName, cardNumber, cardHolder }) => (
        <label key={bankCardId} className={styles['account']}>
          <input
            type="radio"
            name="account"
            checked={bankCardId === chosen}
            onChange={() => onChoose(bankCardId)}
          />
          <LandmarkIcon aria-hidden="true" />
          <b>{t('wallet.card-ending', { bank: bankName, number: cardNumber })}</b>
          <span>{cardHolder}</span>
          <CircleCheckIcon className={styles['tick']} aria-hidden="true" />
        </label>
      ))}
      <AddAccount banks={banks} onAdded={({ bankCardId }) => onChoose(bankCardId)} />
    </fieldset>
  );
}

interface AddAccountProps {
  banks: WithdrawSettings['banks'];
  onAdded: (card: BankCard) => void;
}

function AddAccount({ banks, onAdded }: AddAccountProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button icon={<PlusIcon />} onClick={() => setOpen(true)}>
        {t('wallet.card-add-title')}
      </Button>
      {isOpen ? (
        <Dialog
          open
          title={t('wallet.card-add-title')}
          closeLabel={t('shell.close')}
          closesOnOutside={false}
          onClose={close}
        >
          <BankCardForm
            banks={banks}
            onAdded={(card) => {
              close();
              onAdded(card);
            }}
          />
        </Dialog>
      ) : null}
    </>
  );
}
