// The way to another account for withdrawal, wherever accounts are shown.
import { useState } from 'react';
import { Button, Dialog, PlusIcon } from '@baize/ui';
import { useText } from '../../app/texts/texts.ts';
import { BankCardForm } from './bank-card-form.tsx';
import type { BankCard, WithdrawSettings } from './withdrawals.ts';

interface AddAccountProps {
  banks: WithdrawSettings['banks'];
  size?: 'small';
  onAdded?: (card: BankCard) => void;
}

export function AddAccount({ banks, size, onAdded }: AddAccountProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button {...(size ? { size } : {})} icon={<PlusIcon />} onClick={() => setOpen(true)}>
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
              onAdded?.(card);
            }}
          />
        </Dialog>
      ) : null}
    </>
  );
}
