// The member’s accounts for withdrawal in the security centre: all of them, with buttons to add and
// to remove one. A payment password comes first.
import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Button, Card, Dialog, showToast, Skeleton } from '@baize/ui';
import { client } from '../../app/client.ts';
import { failureText } from '../../app/failure-text.ts';
import { useHasPaymentPassword } from '../../app/payment-password.ts';
import { AlertLine } from '../../app/records/alert-line.tsx';
import { LoadFailure } from '../../app/records/load-failure.tsx';
import { useText } from '../../app/texts/texts.ts';
import { AccountIcon } from './account-icon.tsx';
import { AddAccount } from './add-account.tsx';
import { bankCardsKey, useBankCards } from './withdrawals.ts';
import { useWithdrawSettings, type BankCard } from './withdrawals.ts';
import styles from './withdrawal-accounts.module.css';

function useRemoving(onDone: () => void) {
  const t = useText();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => unwrap(await client.wallet.removeBankCard({ id })),
    onSuccess: () => {
      showToast({ kind: 'good', text: t('wallet.card-removed') });
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: bankCardsKey }),
  });
}

function RemovingDialog({ account, onClose }: { account: BankCard; onClose: () => void }) {
  const t = useText();
  const removing = useRemoving(onClose);
  const { bankCardId, bankName: bank, cardNumber: number } = account;
  return (
    <Dialog
      open
      title={t('wallet.card-remove-title')}
      closeLabel={t('shell.close')}
      onClose={onClose}
    >
      <div className={styles['asked']}>
        <p>
          {t('wallet.card-remove-sure', { account: t('wallet.card-ending', { bank, number }) })}
        </p>
        <AlertLine text={removing.isError ? failureText(t, removing.error) : ''} />
        <Button
          kind="danger"
          size="large"
          full
          loading={removing.isPending}
          onClick={() => removing.mutate(bankCardId)}
        >
          {t('wallet.card-remove')}
        </Button>
      </div>
    </Dialog>
  );
}

function Row({ account, onRemove }: { account: BankCard; onRemove: () => void }) {
  const t = useText();
  const { kind, bankName: bank, cardNumber: number, cardHolder } = account;
  const name = t('wallet.card-ending', { bank, number });
  return (
    <li className={styles['row']}>
      <AccountIcon kind={kind} />
      <span className={styles['what']}>
        <b>{name}</b>
        <span>{cardHolder}</span>
      </span>
      <Button
        size="small"
        aria-label={t('wallet.card-remove-named', { account: name })}
        onClick={onRemove}
      >
        {t('wallet.card-remove')}
      </Button>
    </li>
  );
}

function List({ accounts, empty }: { accounts: readonly BankCard[]; empty: string }) {
  const t = useText();
  const [removed, setRemoved] = useState<BankCard>();
  if (accounts.length === 0) return <p className={styles['empty']}>{empty}</p>;
  return (
    <>
      <ul className={styles['rows']} aria-label={t('wallet.accounts')}>
        {accounts.map((account) => (
          <Row key={account.bankCardId} account={account} onRemove={() => setRemoved(account)} />
        ))}
      </ul>
      {removed ? <RemovingDialog account={removed} onClose={() => setRemoved(undefined)} /> : null}
    </>
  );
}

export function WithdrawalAccounts() {
  const t = useText();
  const { data: accounts, error, refetch } = useBankCards();
  const { data: hasPassword } = useHasPaymentPassword();
  const { data: settings } = useWithdrawSettings();
  if (error !== null) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (accounts === undefined) return <Skeleton shape="block" className={styles['box']} />;
  const mayAdd = hasPassword === true && settings !== undefined;
  const empty = hasPassword === false ? 'wallet.payment-password-first' : 'wallet.no-bank-cards';
  return (
    <Card
      title={t('wallet.accounts')}
      padded={false}
      aside={mayAdd ? <AddAccount banks={settings.banks} size="small" /> : undefined}
    >
      <List accounts={accounts} empty={t(empty)} />
    </Card>
  );
}
