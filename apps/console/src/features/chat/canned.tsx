// Answers that are ready to be put in: a short list, changed and saved whole.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import {
  Button,
  Field,
  IconButton,
  PlusIcon,
  Skeleton,
  TextArea,
  TextInput,
  TrashIcon,
} from '@baize/ui';
import type { chatServiceDesk, OutputOf } from '@baize/contract';
import { client } from '../../app/client.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { useChange } from '../../app/use-change.ts';
import styles from './chat.module.css';

type Answers = OutputOf<typeof chatServiceDesk.getCannedAnswers>['answers'];
type Answer = Answers[number];

export const useCanned = () =>
  useQuery({
    queryKey: ['chat', 'canned'],
    queryFn: async () => unwrap(await client.chat.getCannedAnswers()).answers,
  });

function Row({
  answer,
  onChange,
  onDrop,
}: {
  answer: Answer;
  onChange: (next: Answer) => void;
  onDrop: () => void;
}) {
  const t = useText();
  return (
    <li className={styles['canned']}>
      <Field label={t('chat.canned-title')}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={80}
            value={answer.title}
            onChange={({ target }) => onChange({ ...answer, title: target.value })}
          />
        )}
      </Field>
      <Field label={t('chat.canned-text')}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={1000}
            value={answer.text}
            onChange={({ target }) => onChange({ ...answer, text: target.value })}
          />
        )}
      </Field>
      <IconButton
        label={t('chat.canned-drop', { name: answer.title })}
        icon={<TrashIcon />}
        onClick={onDrop}
      />
    </li>
  );
}

export function Canned() {
  const t = useText();
  const may = useMay('chat.edit');
  const { data } = useCanned();
  const [written, setWritten] = useState<Answers>();
  const save = useChange(['chat', 'canned'], async (answers: Answers) =>
    unwrap(await client.chat.setCannedAnswers({ answers })),
  );
  if (data === undefined) return <Skeleton shape="block" />;
  const answers = written ?? data;
  const isChanged = written !== undefined;
  return (
    <div className={styles['form']}>
      <p className={styles['intro']}>{t('chat.canned-intro')}</p>
      <ul className={styles['stack']}>
        {answers.map((answer, at) => (
          <Row
            key={at}
            answer={answer}
            onChange={(next) => setWritten(answers.with(at, next))}
            onDrop={() => setWritten(answers.toSpliced(at, 1))}
          />
        ))}
      </ul>
      {may ? (
        <div className={styles['actions']}>
          <Button
            icon={<PlusIcon />}
            onClick={() => setWritten([...answers, { title: '', text: '' }])}
          >
            {t('chat.canned-add')}
          </Button>
          <Button
            kind="primary"
            disabled={!isChanged}
            loading={save.isPending}
            onClick={() => save.mutate(answers, { onSuccess: () => setWritten(undefined) })}
          >
            {t('chat.save')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
