// A vendor's address and the keys that prove it. A key is written, never read: an empty field keeps
// the stored one.
import { useId, useState } from 'react';
import { unwrap } from '@baize/client';
import { connectionStyles, type ConnectionStyle } from '@baize/contract';
import { Button, Dialog, Field, PasswordInput, Select, TextArea, TextInput } from '@baize/ui';
import { client } from '../../app/client.ts';
import { useText } from '../../app/texts.ts';
import { useConnectionChange, type Connection } from './connection.ts';
import styles from './vendors.module.css';

interface Entered {
  readonly vendor: string;
  readonly style: ConnectionStyle;
  readonly apiUrl: string;
  readonly secret: string;
  readonly publicKey: string;
}

const enteredOf = (connection: Connection | undefined): Entered => ({
  vendor: connection?.vendor ?? '',
  style: (connection?.style as ConnectionStyle | undefined) ?? 'seamless',
  apiUrl: connection?.apiUrl ?? '',
  secret: '',
  publicKey: '',
});

export interface ConnectionDialogProps {
  connection: Connection | undefined;
  onClose: () => void;
}

export function ConnectionDialog({ connection, onClose }: ConnectionDialogProps) {
  const t = useText();
  const form = useId();
  const [entered, setEntered] = useState(() => enteredOf(connection));
  const save = useConnectionChange(async ({ secret, publicKey, ...rest }: Entered) => {
    const keys = { ...(secret && { secret }), ...(publicKey && { publicKey }) };
    unwrap(await client.vendors.setConnection({ ...rest, ...keys }));
    onClose();
  });
  const isWhole = entered.vendor !== '' && entered.apiUrl !== '';
  return (
    <Dialog
      open
      title={
        connection
          ? t('vendors.edit-connection', { vendor: connection.vendor })
          : t('vendors.enter-connection')
      }
      closeLabel={t('operator.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('operator.cancel')}</Button>
          <Button
            kind="primary"
            type="submit"
            form={form}
            disabled={!isWhole}
            loading={save.isPending}
          >
            {t('operator.save')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles['stack']}
        onSubmit={(event) => {
          event.preventDefault();
          if (isWhole) save.mutate(entered);
        }}
      >
        <Fields
          entered={entered}
          isNew={connection === undefined}
          onEntered={(more) => setEntered({ ...entered, ...more })}
        />
      </form>
    </Dialog>
  );
}

interface FieldsProps {
  entered: Entered;
  isNew: boolean;
  onEntered: (more: Partial<Entered>) => void;
}

function Fields({ entered, isNew, onEntered }: FieldsProps) {
  const t = useText();
  return (
    <>
      {isNew ? (
        <Field label={t('vendors.code')} hint={t('vendors.code-hint')}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={40}
              autoCapitalize="characters"
              value={entered.vendor}
              onChange={({ target }) => onEntered({ vendor: target.value.replace(/\W/gu, '') })}
            />
          )}
        </Field>
      ) : null}
      <Field label={t('vendors.style')}>
        {(control) => (
          <Select
            {...control}
            value={entered.style}
            options={connectionStyles.map((value) => ({
              value,
              label: t(`vendors.connection-style-${value}`),
            }))}
            onChange={({ target }) => onEntered({ style: target.value as ConnectionStyle })}
          />
        )}
      </Field>
      <Field label={t('vendors.api-address')} hint={t('vendors.api-address-hint')}>
        {(control) => (
          <TextInput
            {...control}
            type="url"
            maxLength={300}
            value={entered.apiUrl}
            onChange={({ target }) => onEntered({ apiUrl: target.value.trim() })}
          />
        )}
      </Field>
      <KeyFields entered={entered} onEntered={onEntered} />
    </>
  );
}

function KeyFields({ entered, onEntered }: Omit<FieldsProps, 'isNew'>) {
  const t = useText();
  return (
    <>
      <Field label={t('vendors.secret')} hint={t('vendors.secret-hint')}>
        {(control) => (
          <PasswordInput
            {...control}
            showLabel={t('operator.show-password')}
            hideLabel={t('operator.hide-password')}
            autoComplete="off"
            maxLength={200}
            value={entered.secret}
            onChange={({ target }) => onEntered({ secret: target.value })}
          />
        )}
      </Field>
      {entered.style === 'signed-rsa' ? (
        <Field label={t('vendors.public-key')} hint={t('vendors.public-key-hint')}>
          {(control) => (
            <TextArea
              {...control}
              maxLength={4000}
              value={entered.publicKey}
              onChange={({ target }) => onEntered({ publicKey: target.value })}
            />
          )}
        </Field>
      ) : null}
    </>
  );
}
