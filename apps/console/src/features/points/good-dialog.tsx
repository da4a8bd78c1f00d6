// One good of the mall: its words in each language, its price in points and money, and its stock.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import { goodKinds, type InputOf, type points, rewardPictures } from '@baize/contract';
import { shippedLocales } from '@baize/i18n';
import { Checkbox, Field, Tabs, TextArea } from '@baize/ui';
import { ChoiceField } from '../../app/choice-field.tsx';
import { client } from '../../app/client.ts';
import { EntryField } from '../../app/entry-field.tsx';
import { FormDialog } from '../../app/form-dialog.tsx';
import { PictureChoice } from '../../app/picture-choice.tsx';
import { useText } from '../../app/texts.ts';
import { amountKind, TypedEntry, whole, wholeOrNone } from '../../app/typed-entry.tsx';
import { useIntentChange } from '../../app/use-intent-change.ts';
import { nameOfGood, pointsKey, type Good } from './staff-points.ts';
import styles from './points.module.css';

type Written = InputOf<typeof points.createPointGood>;

const begun: Written = {
  kind: 'gift',
  points: 100,
  amount: '0',
  stock: null,
  picture: '',
  names: {},
  details: {},
  isOn: true,
};

function writtenOf({ kind, points, amount, stock, picture, names, details, isOn }: Good): Written {
  return { kind, points, amount, stock, picture, names, details, isOn };
}

interface GoodDialogProps {
  good: Good | undefined;
  onClose: () => void;
}

export function GoodDialog({ good, onClose }: GoodDialogProps) {
  const t = useText();
  const [draft, setDraft] = useState(() => (good === undefined ? begun : writtenOf(good)));
  const set = (change: Partial<Written>) => setDraft((known) => ({ ...known, ...change }));
  const save = useIntentChange(
    pointsKey,
    async (written: Written, intent) =>
      good === undefined
        ? unwrap(await client.points.createPointGood(written, { intent }))
        : unwrap(
            await client.points.editPointGood({
              id: good.goodId,
              version: good.version,
              ...written,
            }),
          ),
    () => t('operator.saved'),
  );
  return (
    <FormDialog
      title={
        good === undefined
          ? t('console.points.new-good')
          : t('console.points.edit-named', { name: nameOfGood(good, t.tag) })
      }
      doLabel={t('operator.save')}
      size="large"
      isReady
      isSending={save.isPending}
      error={save.error}
      onDo={() => save.mutate(draft, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Words draft={draft} set={set} />
      <Price draft={draft} set={set} />
      <Checkbox checked={draft.isOn} onChange={({ target }) => set({ isOn: target.checked })}>
        {t('console.points.is-on')}
      </Checkbox>
    </FormDialog>
  );
}

interface PartProps {
  draft: Written;
  set: (change: Partial<Written>) => void;
}

function Words({ draft: { names, details }, set }: PartProps) {
  const t = useText();
  const [tag, setTag] = useState<string>('en');
  return (
    <Tabs
      label={t('operator.language')}
      tabs={shippedLocales.map(({ tag: id, name }) => ({ id: id as string, label: name }))}
      selected={tag}
      onSelect={setTag}
    >
      <div key={tag} className={styles['stack']} lang={tag}>
        <EntryField
          label={t('console.points.name')}
          lengthMost={100}
          value={names[tag] ?? ''}
          onValue={(name) => set({ names: { ...names, [tag]: name } })}
        />
        <Field label={t('console.points.detail')}>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={500}
              value={details[tag] ?? ''}
              onChange={({ target }) => set({ details: { ...details, [tag]: target.value } })}
            />
          )}
        </Field>
      </div>
    </Tabs>
  );
}

const pointsKind = whole(1, 1_000_000_000);
const stockKind = wholeOrNone(1_000_000);

function Price({ draft, set }: PartProps) {
  const t = useText();
  return (
    <div className={styles['fields']}>
      <ChoiceField
        label={t('console.points.kind')}
        values={goodKinds}
        value={draft.kind}
        nameOf={(one) => t(`console.points.kind-${one}`)}
        onValue={(kind) => set({ kind })}
      />
      <TypedEntry
        label={t('console.points.price-points')}
        kind={pointsKind}
        value={draft.points}
        onValue={(points) => set({ points })}
      />
      <TypedEntry
        label={t('console.points.price-money')}
        kind={amountKind}
        value={draft.amount}
        onValue={(amount) => set({ amount })}
      />
      <TypedEntry
        label={t('console.points.stock')}
        hint={t('console.points.stock-hint')}
        kind={stockKind}
        value={draft.stock}
        onValue={(stock) => set({ stock })}
      />
      <PictureChoice
        label={t('console.points.picture')}
        name="good-picture"
        pictures={rewardPictures}
        value={draft.picture}
        nameOf={(one) => t.named(`console.promotions.picture-${one}`) ?? one}
        onValue={(picture) => set({ picture })}
      />
    </div>
  );
}
