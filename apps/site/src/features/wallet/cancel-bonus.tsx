// Gives a bonus up: the amounts come first, and only with them it is cancelled. When a bet moves
// the bonus meanwhile, the new amounts are shown and the member decides again.
import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Translator } from '@baize/i18n';
import { newIntent, RefusedError, unwrap } from '@baize/client';
import { Button, Dialog, showToast } from '@baize/ui';
import { client } from '../../app/client.ts';
import { refreshBalance } from '../../app/balance.ts';
import { failureText } from '../../app/failure-text.ts';
import { useMoneyText } from '../../app/money-text.ts';
import { AlertLine } from '../../app/records/alert-line.tsx';
import { useText } from '../../app/texts/texts.ts';
import { Missing } from './missing.tsx';
import { type Bonus, refreshBonuses } from './bonuses.ts';
import styles from './bonuses.module.css';

interface CancelProps {
  bonus: Bonus;
  onClose: () => void;
}

function useCancel({ bonus: { id }, onClose }: CancelProps) {
  const t = useText();
  const [intent, setIntent] = useState(newIntent);
  const preview = useQuery({
    queryKey: ['bonus-cancel', id],
    queryFn: async () => unwrap(await client.wallet.previewBonusCancel({ id })),
    staleTime: 0,
    gcTime: 0,
  });
  const cancel = useMutation({
    mutationFn: async (version: number) =>
      unwrap(await client.wallet.cancelBonus({ id, version }, { intent })),
    onSuccess: () => {
      showToast({ kind: 'good', text: t('bonuses.cancel-done') });
      onClose();
    },
    onError: () => {
      setIntent(newIntent());
      void preview.refetch();
    },
    onSettled: () => {
      refreshBonuses();
      void refreshBalance();
    },
  });
  return { preview, cancel };
}

export function CancelBonus(props: CancelProps) {
  const t = useText();
  const { preview, cancel } = useCancel(props);
  const { data, error, refetch, isFetching } = preview;
  return (
    <Dialog
      open
      size="small"
      title={t('bonuses.cancel-title')}
      closeLabel={t('shell.close')}
      onClose={props.onClose}
      footer={
        <>
          <Button kind="ghost" onClick={props.onClose}>
            {t('bonuses.cancel-keep')}
          </Button>
          <Button
            kind="danger"
            loading={cancel.isPending || (data !== undefined && isFetching)}
            disabled={data === undefined}
            onClick={() => data && cancel.mutate(data.version)}
          >
            {t('bonuses.cancel-sure')}
          </Button>
        </>
      }
    >
      {data === undefined ? (
        <Missing error={error} onRetry={() => void refetch()} />
      ) : (
        <Amounts preview={data} bonus={props.bonus} />
      )}
      <AlertLine text={saidOf(t, cancel.error)} />
    </Dialog>
  );
}

function saidOf(t: Translator, error: unknown): string {
  if (!error) return '';
  const isChanged = error instanceof RefusedError && error.failure.refused === 'bonus-changed';
  return isChanged ? t('bonuses.cancel-changed') : failureText(t, error);
}

interface Preview {
  readonly lost: string;
  readonly lostInPlay: string;
  readonly stays: string;
  readonly left: string;
}

function Amounts({ preview, bonus: { state } }: { preview: Preview; bonus: Bonus }) {
  const t = useText();
  const money = useMoneyText();
  const { lost, lostInPlay, stays, left } = preview;
  const facts: readonly (readonly [string, string])[] = [
    [t('bonuses.cancel-lost'), lost],
    ...(Number(lostInPlay) > 0 ? [[t('bonuses.cancel-in-bets'), lostInPlay] as const] : []),
    [t('bonuses.cancel-stays'), stays],
    [t('bonuses.cancel-left'), left],
  ];
  return (
    <>
      {state === 'granted' ? <p>{t('bonuses.cancel-waiting')}</p> : null}
      <dl className={styles['facts']}>
        {facts.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
