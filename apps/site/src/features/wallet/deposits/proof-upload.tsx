// Sends a picture that proves a payment; the deposit then waits for whoever checks it.
import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { base64Of, Button, CircleCheckIcon, showToast } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { failureText } from '../../../app/failure-text.ts';
import { AlertLine } from '../../../app/records/alert-line.tsx';
import { useText } from '../../../app/texts/texts.ts';
import { type Deposit, depositKey } from './deposit.ts';
import { PictureChoice } from './picture-choice.tsx';
import styles from './pay-panel.module.css';

function useSend(id: string, onSent: () => void) {
  const t = useText();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (file: File) =>
      unwrap(await client.wallet.sendDepositProof({ id, picture: await base64Of(file) })),
    onSuccess: (deposit) => {
      queries.setQueryData(depositKey(id), deposit);
      showToast({ kind: 'good', text: t('deposits.proof-sent') });
      onSent();
    },
  });
}

export function ProofUpload({ deposit: { id, proofs } }: { deposit: Deposit }) {
  const t = useText();
  const [file, setFile] = useState<File>();
  const send = useSend(id, () => setFile(undefined));
  return (
    <div className={styles['proof']}>
      <h4>{t('deposits.proof')}</h4>
      <p className={styles['hint']}>{t('deposits.proof-how')}</p>
      {proofs === 0 ? null : (
        <p className={styles['sent']} role="status">
          <CircleCheckIcon aria-hidden="true" />
          {t('deposits.proofs-sent', { count: proofs })}
        </p>
      )}
      <PictureChoice
        label={t(file === undefined ? 'deposits.proof-choose' : 'deposits.proof-other')}
        file={file}
        onFile={(next) => {
          send.reset();
          setFile(next);
        }}
      />
      <AlertLine text={send.isError ? failureText(t, send.error) : ''} />
      {file === undefined ? null : (
        <Button kind="primary" full loading={send.isPending} onClick={() => send.mutate(file)}>
          {t('deposits.proof-send')}
        </Button>
      )}
    </div>
  );
}
