// The draft of a red envelope: its words, its money, where it lies, when, and its terms.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { envelopeRewards } from '@baize/contract';
import { shippedLocales } from '@baize/i18n';
import { Field, Tabs, TextArea } from '@baize/ui';
import { ChoiceField } from '../../../app/choice-field.tsx';
import { client } from '../../../app/client.ts';
import { EntryField } from '../../../app/entry-field.tsx';
import { FormDialog } from '../../../app/form-dialog.tsx';
import { useText } from '../../../app/texts.ts';
import { TypedEntry, whole } from '../../../app/typed-entry.tsx';
import { useIntentChange } from '../../../app/use-intent-change.ts';
import { MomentField } from '../maker/shown-part.tsx';
import { MoneyFields } from './money-fields.tsx';
import {
  envelopesKey,
  newEnvelope,
  writtenOf,
  type EnvelopeWritten,
  type FieldsProps,
  type StaffEnvelope,
} from './staff-envelope.ts';
import styles from './envelopes.module.css';

interface EnvelopeFormProps {
  /** Undefined: a new one. */
  envelope: StaffEnvelope | undefined;
  onClose: () => void;
}

export function EnvelopeForm({ envelope, onClose }: EnvelopeFormProps) {
  const t = useText();
  const [draft, setDraft] = useState(() =>
    envelope === undefined ? newEnvelope(Date.now()) : writtenOf(envelope),
  );
  const fields = {
    draft,
    set: (change: Partial<EnvelopeWritten>) => setDraft((known) => ({ ...known, ...change })),
  };
  const save = useSave(envelope);
  return (
    <FormDialog
      title={t(envelope === undefined ? 'console.envelopes.make' : 'console.envelopes.edit')}
      doLabel={t('console.envelopes.save')}
      size="large"
      isReady
      isSending={save.isPending}
      error={save.error}
      onDo={() => save.mutate(draft, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Words {...fields} />
      <MoneyFields {...fields} />
      <PlaceFields {...fields} />
      <TermsFields {...fields} />
    </FormDialog>
  );
}

function useSave(envelope: StaffEnvelope | undefined) {
  const t = useText();
  return useIntentChange(
    envelopesKey,
    async (written: EnvelopeWritten, intent) => {
      if (envelope === undefined)
        return unwrap(await client.promotions.createEnvelope(written, { intent }));
      const { envelopeId: id, version } = envelope;
      return unwrap(await client.promotions.editEnvelope({ id, version, ...written }));
    },
    () => t('console.envelopes.saved'),
  );
}

function Words({ draft: { texts }, set }: FieldsProps) {
  const t = useText();
  const [tag, setTag] = useState<string>('en');
  const write = (name: keyof typeof texts, value: string) =>
    set({ texts: { ...texts, [name]: { ...texts[name], [tag]: value } } });
  return (
    <Tabs
      label={t('operator.language')}
      tabs={shippedLocales.map(({ tag: id, name }) => ({ id: id as string, label: name }))}
      selected={tag}
      onSelect={setTag}
    >
      <div key={tag} className={styles['stack']} lang={tag}>
        <EntryField
          label={t('console.envelopes.name')}
          lengthMost={120}
          value={texts.titles[tag] ?? ''}
          onValue={(value) => write('titles', value)}
        />
        <Field label={t('console.envelopes.terms')}>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={20_000}
              value={texts.terms[tag] ?? ''}
              onChange={({ target }) => write('terms', target.value)}
            />
          )}
        </Field>
      </div>
    </Tabs>
  );
}

/** The rooms and segments there are. */
function usePlaces() {
  return useQuery({
    queryKey: [...envelopesKey, 'places'],
    queryFn: async () => {
      const { rooms } = unwrap(await client.promotions.findEnvelopes({ pageSize: 1 }));
      const { list: segments } = unwrap(await client.promotions.findSegments({}));
      return { rooms, segments };
    },
  });
}

function PlaceFields({ draft, set }: FieldsProps) {
  const t = useText();
  const { rooms = [], segments = [] } = usePlaces().data ?? {};
  const { roomId, audience, startsAt, endsAt } = draft;
  const roomOf = (id: string) => rooms.find((room) => room.roomId === id)?.name ?? id;
  const segmentOf = (id: string) => segments.find((one) => one.segmentId === id)?.name ?? id;
  const withOwn = (ids: readonly string[], own: string) => [...new Set(['', ...ids, own])];
  return (
    <div className={styles['fields']}>
      <ChoiceField<string>
        label={t('console.envelopes.where')}
        values={withOwn(
          rooms.map((room) => room.roomId),
          roomId,
        )}
        value={roomId}
        nameOf={(id) =>
          id === ''
            ? t('console.envelopes.site')
            : t('console.envelopes.room', { name: roomOf(id) })
        }
        onValue={(id) => set({ roomId: id })}
      />
      <ChoiceField<string>
        label={t('console.envelopes.segment')}
        values={withOwn(
          segments.map((one) => one.segmentId),
          audience.segment,
        )}
        value={audience.segment}
        nameOf={(id) => (id === '' ? t('console.envelopes.everybody') : segmentOf(id))}
        onValue={(segment) => set({ audience: { ...audience, segment } })}
      />
      <MomentField
        label={t('console.envelopes.from')}
        value={startsAt}
        onValue={(at) => at !== null && set({ startsAt: at })}
      />
      <MomentField
        label={t('console.envelopes.until')}
        value={endsAt}
        onValue={(at) => at !== null && set({ endsAt: at })}
      />
    </div>
  );
}

const timesKind = whole(0, 100);
const daysKind = whole(1, 365);

function TermsFields({ draft: { reward, terms }, set }: FieldsProps) {
  const t = useText();
  return (
    <div className={styles['fields']}>
      <ChoiceField
        label={t('console.envelopes.reward')}
        values={envelopeRewards}
        value={reward}
        nameOf={(one) => t(`console.envelopes.reward-${one}`)}
        onValue={(one) => set({ reward: one })}
      />
      <TypedEntry
        label={t('console.envelopes.times')}
        kind={timesKind}
        value={terms.times}
        onValue={(times) => set({ terms: { ...terms, times } })}
      />
      {reward === 'bonus' ? (
        <TypedEntry
          label={t('console.envelopes.days')}
          kind={daysKind}
          value={terms.days}
          onValue={(days) => set({ terms: { ...terms, days } })}
        />
      ) : null}
    </div>
  );
}
