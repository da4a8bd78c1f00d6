// Notes of staff about a member; a note is added and never changed.
import { type SyntheticEvent, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { newIntent, unwrap } from '@baize/client';
import type { OutputOf, operator } from '@baize/contract';
import { Button, Field, TextArea, type Column } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { PagedList } from '../../app/paged-list.tsx';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import styles from './staff.module.css';

type Note = OutputOf<typeof operator.listMemberNotes>['list'][number];

export function MemberNotes({ id }: { id: string }) {
  const t = useText();
  const { moment } = useShow();
  const mayWrite = useMay('members.note');
  const [page, setPage] = useState(1);
  const columns: readonly Column<Note>[] = [
    { key: 'when', head: t('operator.when'), cell: ({ at }) => moment(at) },
    { key: 'who', head: t('operator.who'), cell: ({ staff }) => staff },
    { key: 'note', head: t('operator.note'), cell: ({ text }) => text },
  ];
  return (
    <div className={styles['stack']}>
      {mayWrite ? <NewNote id={id} /> : null}
      <PagedList
        name={['members', 'notes', id]}
        caption={t('operator.notes')}
        columns={columns}
        rowKey={(note) => note.id}
        empty={t('operator.no-notes')}
        page={page}
        onPage={setPage}
        read={async (asked) => unwrap(await client.operator.listMemberNotes({ id, ...asked }))}
      />
    </div>
  );
}

function NewNote({ id }: { id: string }) {
  const t = useText();
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [intent, setIntent] = useState(newIntent);
  const add = useMutation({
    mutationFn: async () =>
      unwrap(await client.operator.addMemberNote({ id, text: text.trim() }, { intent })),
    onSuccess: async () => {
      setText('');
      setIntent(newIntent());
      await queries.invalidateQueries({ queryKey: ['members', 'notes', id] });
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (text.trim() !== '') add.mutate();
  };
  return (
    <form className={styles['stack']} onSubmit={submit}>
      <Field
        label={t('operator.add-note')}
        error={add.isError ? failureText(t, add.error) : undefined}
      >
        {(control) => (
          <TextArea
            {...control}
            maxLength={1000}
            rows={3}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <div className={styles['actions']}>
        <Button type="submit" disabled={text.trim() === ''} loading={add.isPending}>
          {t('operator.save')}
        </Button>
      </div>
    </form>
  );
}
