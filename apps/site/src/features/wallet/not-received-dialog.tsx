// “Not received” starts an inquiry: it is confirmed, and comes with a picture of the account.
import { useState } from 'react';
import { Button, Dialog, Field, TextArea } from '@baize/ui';
import { AlertLine } from '../../app/records/alert-line.tsx';
import { useText } from '../../app/texts/texts.ts';
import { PictureField } from './picture-field.tsx';
import wallet from './wallet.module.css';

interface NotReceivedProps {
  amount: string;
  sending: boolean;
  alert: string;
  onSend: (said: { readonly remark: string; readonly picture: File }) => void;
  onClose: () => void;
}

export function NotReceivedDialog({ amount, sending, alert, onSend, onClose }: NotReceivedProps) {
  const t = useText();
  const [remark, setRemark] = useState('');
  const [picture, setPicture] = useState<File>();
  const [isMissing, setMissing] = useState(false);
  const send = () => {
    if (picture === undefined) return setMissing(true);
    onSend({ remark: remark.trim(), picture });
  };
  return (
    <Dialog
      open
      title={t('wallet.receipt-no-title')}
      closeLabel={t('shell.close')}
      closesOnOutside={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shell.cancel')}</Button>
          <Button kind="danger" loading={sending} onClick={send}>
            {t('wallet.receipt-no-send')}
          </Button>
        </>
      }
    >
      <div className={wallet['form']}>
        <p>{t('wallet.receipt-no-text', { amount })}</p>
        <PictureField
          label={t('payments.proof-label')}
          hint={t('payments.proof-why')}
          file={picture}
          error={isMissing && picture === undefined ? t('payments.proof-needed') : undefined}
          onFile={setPicture}
        />
        <Field label={t('wallet.receipt-remark')}>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={200}
              value={remark}
              onChange={(event) => setRemark(event.target.value)}
            />
          )}
        </Field>
        <AlertLine text={alert} />
      </div>
    </Dialog>
  );
}
