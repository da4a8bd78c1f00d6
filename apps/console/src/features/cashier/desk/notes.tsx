// Notes of staff on a withdrawal, and a field for another.
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { newIntent, unwrap } from '@baize/client';
import { Button, Card, Field, TextArea } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { useShow } from '../../../app/show.ts';
import { useMay } from '../../../app/staff.ts';
import { useText } from '../../../app/texts.ts';
import { useChange } from '../../../app/use-change.ts';
import { cashierKey, type Evidence } from '../names.ts';
import styles from './desk.module.css';

export function Notes({ id, notes }: { id: string; notes: Evidence['notes'] }) {
  const t = useText();
  const { moment } = useShow();
  return (
    <Card title={t('cashier.notes')}>
      <ul className={styles['lines']}>
        {notes.map(({ staff, at, text }) => (
          <li key={`${staff} ${at}`} className={styles['note']}>
            <span>{text}</span>
            <small>
              {staff} · {moment(at)}
            </small>
          </li>
        ))}
      </ul>
      {useMay('withdrawals.review') ? <AddNote key={id} id={id} /> : null}
    </Card>
  );
}

function AddNote({ id }: { id: string }) {
  const t = useText();
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [intent, setIntent] = useState(newIntent);
  const add = useChange([...cashierKey, 'evidence', id], async () => {
    unwrap(await client.cashier.addCaseNote({ id, text: text.trim() }, { intent }));
    setText('');
    setIntent(newIntent());
    await queries.invalidateQueries({ queryKey: [...cashierKey, 'evidence', id] });
  });
  return (
    <div className={styles['add']}>
      <Field label={t('cashier.note')}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={500}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button
        size="small"
        disabled={text.trim() === ''}
        loading={add.isPending}
        onClick={() => add.mutate(undefined)}
      >
        {t('cashier.add-note')}
      </Button>
    </div>
  );
}
