// Sets an authenticator app up: the picture or the key goes into the app, its first code comes
// back.
import { type SyntheticEvent, useId, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { CopyText } from '../controls/copy-text.tsx';
import { Field } from '../form/field.tsx';
import { TextInput } from '../form/text-input.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import { QrCode } from '../qr/qr-code.tsx';
import { AlertLine } from './alert-line.tsx';
import type { FactorsParts, TotpBegun } from './factors.ts';
import styles from './factors.module.css';
import { useSending } from './use-sending.ts';

interface TotpDialogProps extends FactorsParts {
  begun: TotpBegun;
  /** Codes are on; these are the recovery codes. */
  onOn: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

/** The key as people read it off a screen: in groups of four. */
const grouped = (secret: string) => secret.replaceAll(/.{4}(?=.)/gu, '$& ');

function Secret({ t, begun }: Pick<TotpDialogProps, 't' | 'begun'>) {
  return (
    <div className={styles['secret']}>
      <QrCode text={begun.otpauthUrl} label={t('factors.scan-picture')} />
      <div className={styles['stack']}>
        <p>{t('factors.scan')}</p>
        <div>
          <p className={styles['quiet']}>{t('factors.by-hand')}</p>
          <span className={styles['key']}>
            <CopyText
              text={begun.secret}
              shown={grouped(begun.secret)}
              copyLabel={t('factors.copy-key')}
              copiedLabel={t('factors.copied')}
            />
          </span>
        </div>
      </div>
    </div>
  );
}

export function TotpDialog({ t, calls, begun, onOn, onClose }: TotpDialogProps) {
  const form = useId();
  const [code, setCode] = useState('');
  const { alert, sending, setAlert, send } = useSending(calls);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!/^\d{6}$/u.test(code)) return setAlert(t('factors.code-hint'));
    send(async () => onOn(await calls.confirmTotp(code)));
  };
  return (
    <Dialog
      open
      title={t('factors.totp-title')}
      closeLabel={t('factors.close')}
      closesOnOutside={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('factors.cancel')}</Button>
          <Button kind="primary" type="submit" form={form} loading={sending}>
            {t('factors.turn-on')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles['stack']} noValidate onSubmit={submit}>
        <Secret t={t} begun={begun} />
        <Field label={t('factors.code')} hint={t('factors.code-hint')}>
          {(control) => (
            <TextInput
              {...control}
              className={styles['code']}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
              value={code}
              onChange={(event) => setCode(event.target.value.replaceAll(/\D/gu, '').slice(0, 6))}
            />
          )}
        </Field>
        <AlertLine text={alert} />
      </form>
    </Dialog>
  );
}
