// Asks for the name of a passkey, new or old, and does the rest under that name.
import { type SyntheticEvent, useId, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { Field } from '../form/field.tsx';
import { TextInput } from '../form/text-input.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import { AlertLine } from './alert-line.tsx';
import type { FactorsParts } from './factors.ts';
import styles from './factors.module.css';
import { useSending } from './use-sending.ts';

const nameLengthMax = 40;

interface NameDialogProps extends FactorsParts {
  title: string;
  text?: string | undefined;
  name: string;
  doLabel: string;
  onDo: (name: string) => Promise<void>;
  onClose: () => void;
}

export function NameDialog(props: NameDialogProps) {
  const { t, calls, title, text, doLabel, onDo, onClose } = props;
  const form = useId();
  const [name, setName] = useState(props.name);
  const [isMissing, setMissing] = useState(false);
  const { alert, sending, send } = useSending(calls);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() !== '') send(() => onDo(name.trim()));
  };
  return (
    <Dialog
      open
      size="small"
      title={title}
      closeLabel={t('factors.close')}
      closesOnOutside={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('factors.cancel')}</Button>
          <Button kind="primary" type="submit" form={form} loading={sending}>
            {doLabel}
          </Button>
        </>
      }
    >
      <form id={form} className={styles['stack']} noValidate onSubmit={submit}>
        {text === undefined ? null : <p className={styles['quiet']}>{text}</p>}
        <Field
          label={t('factors.passkey-name')}
          hint={t('factors.passkey-name-hint')}
          error={isMissing ? t('factors.passkey-name-missing') : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={nameLengthMax}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <AlertLine text={alert} />
      </form>
    </Dialog>
  );
}
