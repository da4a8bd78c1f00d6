// The operator's ready reasons: by use, in English and further languages.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { reasonUses, type OutputOf, type ReasonUse, type cashier } from '@baize/contract';
import {
  Button,
  Card,
  Dialog,
  Field,
  PlusIcon,
  Select,
  Table,
  TextInput,
  type Column,
} from '@baize/ui';
import { client } from '../../../app/client.ts';
import { useMay } from '../../../app/staff.ts';
import { useText } from '../../../app/texts.ts';
import { useChange } from '../../../app/use-change.ts';
import { reasonsKey } from '../use-reasons.ts';
import styles from '../forms.module.css';

type Reason = OutputOf<typeof cashier.listReasons>['list'][number];
/** Members read these; staff write what they can. */
const languages = ['en', 'id'] as const;

export function Reasons() {
  const t = useText();
  const mayEdit = useMay('withdrawals.rules');
  const [edited, setEdited] = useState<Reason>();
  const { data, isPending } = useQuery({
    queryKey: reasonsKey,
    queryFn: async () => unwrap(await client.cashier.listReasons()).list,
  });
  const drop = useChange(reasonsKey, async (id: string) => {
    unwrap(await client.cashier.dropReason({ id }));
  });
  const columns: readonly Column<Reason>[] = [
    { key: 'use', head: t('cashier.reason-use'), cell: ({ use }) => t(`cashier.use-${use}`) },
    {
      key: 'text',
      head: t('operator.reason'),
      cell: (one) =>
        mayEdit ? (
          <button type="button" data-row className={styles['link']} onClick={() => setEdited(one)}>
            {one.texts['en']}
          </button>
        ) : (
          one.texts['en']
        ),
    },
    {
      key: 'id',
      head: 'Bahasa Indonesia',
      cell: ({ texts }) => texts['id'] ?? '–',
      wideOnly: true,
    },
    ...(mayEdit
      ? [
          {
            key: 'drop',
            head: '',
            cell: ({ id }: Reason) => (
              <Button size="small" kind="ghost" onClick={() => drop.mutate(id)}>
                {t('cashier.reason-drop')}
              </Button>
            ),
          },
        ]
      : []),
  ];
  const add = () =>
    setEdited({ id: crypto.randomUUID().slice(0, 8), use: 'refuse', texts: { en: '' } });
  return (
    <Card
      title={t('cashier.reasons')}
      aside={
        mayEdit ? (
          <Button size="small" icon={<PlusIcon />} onClick={add}>
            {t('cashier.reason-add')}
          </Button>
        ) : null
      }
    >
      <Table
        caption={t('cashier.reasons')}
        columns={columns}
        rows={data ?? []}
        rowKey={({ id }) => id}
        loading={isPending}
        empty={t('cashier.no-reasons')}
      />
      {edited ? <ReasonEditor reason={edited} onClose={() => setEdited(undefined)} /> : null}
    </Card>
  );
}

function ReasonEditor({ reason, onClose }: { reason: Reason; onClose: () => void }) {
  const t = useText();
  const [use, setUse] = useState<ReasonUse>(reason.use);
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(reason.texts);
  const save = useChange(reasonsKey, async () => {
    const given = Object.entries(texts).filter(([, text]) => text.trim() !== '');
    const input = { id: reason.id, use, texts: Object.fromEntries(given) };
    unwrap(await client.cashier.saveReason(input));
    onClose();
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('cashier.reason-title')}
      closeLabel={t('operator.close')}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{t('operator.cancel')}</Button>
          <Button
            kind="primary"
            loading={save.isPending}
            disabled={(texts['en'] ?? '').trim() === ''}
            onClick={() => save.mutate(undefined)}
          >
            {t('operator.save')}
          </Button>
        </>
      }
    >
      <div className={styles['stack']}>
        <Field label={t('cashier.reason-use')}>
          {(control) => (
            <Select
              {...control}
              options={reasonUses.map((one) => ({ value: one, label: t(`cashier.use-${one}`) }))}
              value={use}
              onChange={({ target }) =>
                setUse(reasonUses.find((one) => one === target.value) ?? use)
              }
            />
          )}
        </Field>
        {languages.map((tag) => (
          <Field key={tag} label={t(`cashier.text-${tag}`)} required={tag === 'en'}>
            {(control) => (
              <TextInput
                {...control}
                maxLength={200}
                value={texts[tag] ?? ''}
                onChange={({ target }) => setTexts({ ...texts, [tag]: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
    </Dialog>
  );
}
