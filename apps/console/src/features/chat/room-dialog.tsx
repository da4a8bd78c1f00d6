// The settings of a room: its name in each language, who may write in it and how often.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import { chatRoomStates, chatWritings } from '@baize/contract';
import { shippedLocales } from '@baize/i18n';
import { Button, Dialog, Field, Select, TextInput } from '@baize/ui';
import { client } from '../../app/client.ts';
import { useText } from '../../app/texts.ts';
import { useChange } from '../../app/use-change.ts';
import type { DeskRoom } from './desk-data.ts';
import styles from './chat.module.css';

type Draft = Pick<DeskRoom, 'names' | 'language' | 'state' | 'slowSeconds' | 'writing'>;

const fresh: Draft = { names: {}, language: '', state: 'open', slowSeconds: 0, writing: 'member' };
const stateTexts = { open: 'room-open', closed: 'room-shut', hidden: 'room-hidden' } as const;
const slowMax = 3600;

interface PartProps {
  draft: Draft;
  onChange: (more: Partial<Draft>) => void;
}

function Names({ draft: { names }, onChange }: PartProps) {
  const t = useText();
  return shippedLocales.map(({ tag, name }, at) => (
    <Field
      key={tag}
      label={t('chat.room-name', { language: name })}
      hint={at === 0 ? t('chat.room-names-hint') : undefined}
    >
      {(control) => (
        <TextInput
          {...control}
          lang={tag}
          maxLength={60}
          value={names[tag] ?? ''}
          onChange={({ target }) => onChange({ names: { ...names, [tag]: target.value } })}
        />
      )}
    </Field>
  ));
}

function Terms({ draft, onChange }: PartProps) {
  const t = useText();
  const languages = [
    { value: '', label: t('chat.room-language-any') },
    ...shippedLocales.map(({ tag, name }) => ({ value: tag as string, label: name })),
  ];
  return (
    <>
      <Field label={t('chat.room-language')}>
        {(control) => (
          <Select
            {...control}
            value={draft.language}
            options={languages}
            onChange={({ target }) => onChange({ language: target.value })}
          />
        )}
      </Field>
      <Field label={t('chat.room-state')}>
        {(control) => (
          <Select
            {...control}
            value={draft.state}
            options={chatRoomStates.map((value) => ({
              value,
              label: t(`chat.${stateTexts[value]}`),
            }))}
            onChange={({ target }) =>
              onChange({ state: chatRoomStates.find((one) => one === target.value) ?? 'open' })
            }
          />
        )}
      </Field>
      <Field label={t('chat.room-writing')}>
        {(control) => (
          <Select
            {...control}
            value={draft.writing}
            options={chatWritings.map((value) => ({ value, label: t(`chat.writing-${value}`) }))}
            onChange={({ target }) =>
              onChange({ writing: chatWritings.find((one) => one === target.value) ?? 'member' })
            }
          />
        )}
      </Field>
      <Field label={t('chat.room-slow')}>
        {(control) => (
          <TextInput
            {...control}
            type="number"
            min={0}
            max={slowMax}
            value={String(draft.slowSeconds)}
            onChange={({ target }) =>
              onChange({
                slowSeconds: Math.max(0, Math.min(slowMax, Math.trunc(Number(target.value)) || 0)),
              })
            }
          />
        )}
      </Field>
    </>
  );
}

export function RoomDialog({ room, onClose }: { room?: DeskRoom; onClose: () => void }) {
  const t = useText();
  const [draft, setDraft] = useState<Draft>(room ?? fresh);
  const { names, language, state, slowSeconds, writing } = draft;
  const body = { names, language, state, slowSeconds, writing };
  const save = useChange(['chat'], async () =>
    unwrap(
      room === undefined
        ? await client.chat.createRoom(body)
        : await client.chat.editRoom({ roomId: room.roomId, ...body }),
    ),
  );
  const onChange = (more: Partial<Draft>) => setDraft({ ...draft, ...more });
  const isNamed = Object.values(names).some((name) => name.trim() !== '');
  return (
    <Dialog
      open
      title={t(room === undefined ? 'chat.room-add' : 'chat.room-edit-title')}
      closeLabel={t('operator.close')}
      closesOnOutside={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('operator.cancel')}</Button>
          <Button
            kind="primary"
            disabled={!isNamed}
            loading={save.isPending}
            onClick={() => save.mutate(undefined, { onSuccess: onClose })}
          >
            {t('chat.save')}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        <Names draft={draft} onChange={onChange} />
        <Terms draft={draft} onChange={onChange} />
      </div>
    </Dialog>
  );
}
