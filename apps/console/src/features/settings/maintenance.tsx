// The switch that closes the platform, what visitors read meanwhile and who may pass. Closing asks
// once more; opening does not.
import { type SyntheticEvent, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { OutputOf, settings } from '@baize/contract';
import { shippedLocales } from '@baize/i18n';
import {
  Button,
  Card,
  Dialog,
  EmptyState,
  Field,
  SectionHead,
  Skeleton,
  Status,
  TextArea,
  TextInput,
} from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { AddressField, writtenAddresses } from './address-field.tsx';
import { momentOf, momentText } from '../../app/moment-text.ts';
import { SaveBar } from './save-bar.tsx';
import styles from './settings.module.css';
import { useChange } from '../../app/use-change.ts';

type Kept = OutputOf<typeof settings.getMaintenance>;
interface PartProps {
  value: Kept;
  disabled: boolean;
  onChange: (value: Kept) => void;
}

const key = ['maintenance'] as const;

function NoticeFields({ value, disabled, onChange }: PartProps) {
  const t = useText();
  return (
    <div className={styles['columns']}>
      {shippedLocales.map(({ tag, name }) => (
        <Field
          key={tag}
          label={t('settings.maintenance-message', { language: name })}
          hint={t('settings.maintenance-message-hint')}
        >
          {(control) => (
            <TextArea
              {...control}
              lang={tag}
              rows={3}
              maxLength={1000}
              disabled={disabled}
              value={value.message[tag] ?? ''}
              onChange={({ target }) =>
                onChange({ ...value, message: { ...value.message, [tag]: target.value } })
              }
            />
          )}
        </Field>
      ))}
    </div>
  );
}

function EndField({ value, disabled, onChange }: PartProps) {
  const t = useText();
  return (
    <Field label={t('settings.maintenance-end')} hint={t('settings.maintenance-end-hint')}>
      {(control) => (
        <TextInput
          {...control}
          className={styles['short']}
          type="datetime-local"
          disabled={disabled}
          value={momentText(value.endsAt)}
          onChange={({ target }) => onChange({ ...value, endsAt: momentOf(target.value) })}
        />
      )}
    </Field>
  );
}

function CloseDialog(props: { isSaving: boolean; onConfirm: () => void; onClose: () => void }) {
  const t = useText();
  return (
    <Dialog
      open
      size="small"
      title={t('settings.maintenance-question')}
      closeLabel={t('operator.close')}
      onClose={props.onClose}
      footer={
        <>
          <Button kind="ghost" onClick={props.onClose}>
            {t('operator.cancel')}
          </Button>
          <Button kind="danger" loading={props.isSaving} onClick={props.onConfirm}>
            {t('settings.maintenance-close')}
          </Button>
        </>
      }
    >
      <p>{t('settings.maintenance-question-text')}</p>
    </Dialog>
  );
}

function MaintenanceForm({ kept }: { kept: Kept }) {
  const t = useText();
  const may = useMay('maintenance.edit');
  const [value, setValue] = useState(kept);
  const [isAsking, setAsking] = useState(false);
  const save = useChange(key, async (asked: Kept) =>
    unwrap(await client.settings.setMaintenance(asked)),
  );
  const send = (on: boolean) => {
    const addressesPassing = writtenAddresses(value.addressesPassing);
    save.mutate({ ...value, on, addressesPassing }, { onSettled: () => setAsking(false) });
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    send(kept.on);
  };
  const part = { value, disabled: !may, onChange: setValue };
  return (
    <form className={styles['form']} onSubmit={submit}>
      <Card>
        <div className={styles['state']}>
          <Status kind={kept.on ? 'bad' : 'good'}>
            {t(kept.on ? 'settings.maintenance-on' : 'settings.maintenance-off')}
          </Status>
          <Button
            kind={kept.on ? 'primary' : 'danger'}
            disabled={!may}
            onClick={() => (kept.on ? send(false) : setAsking(true))}
          >
            {t(kept.on ? 'settings.maintenance-open' : 'settings.maintenance-close')}
          </Button>
        </div>
      </Card>
      <Card>
        <div className={styles['form']}>
          <NoticeFields {...part} />
          <EndField {...part} />
          <AddressField
            label={t('settings.maintenance-passing')}
            addresses={value.addressesPassing}
            disabled={!may}
            onChange={(addressesPassing) => setValue({ ...value, addressesPassing })}
          />
        </div>
      </Card>
      <SaveBar
        isChanged={JSON.stringify(value) !== JSON.stringify(kept)}
        isSaving={save.isPending}
        disabled={!may}
        onDiscard={() => setValue(kept)}
      />
      {isAsking ? (
        <CloseDialog
          isSaving={save.isPending}
          onConfirm={() => send(true)}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </form>
  );
}

export function Maintenance() {
  const t = useText();
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: async () => unwrap(await client.settings.getMaintenance()),
  });
  if (error) return <EmptyState>{failureText(t, error)}</EmptyState>;
  return (
    <>
      <SectionHead level={1} title={t('operator.maintenance')} />
      <p className={styles['intro']}>{t('settings.maintenance-intro')}</p>
      {data ? (
        <MaintenanceForm key={JSON.stringify(data)} kept={data} />
      ) : (
        <Skeleton shape="block" />
      )}
    </>
  );
}
