// The banned words of the rooms, one a line.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Button, Field, Skeleton, TextArea } from '@baize/ui';
import { client } from '../../app/client.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { useChange } from '../../app/use-change.ts';
import styles from './chat.module.css';

export function Words() {
  const t = useText();
  const may = useMay('chat.edit');
  const [written, setWritten] = useState<string>();
  const { data } = useQuery({
    queryKey: ['chat', 'words'],
    queryFn: async () => unwrap(await client.chat.getChatWords()).words,
  });
  const save = useChange(['chat', 'words'], async (words: string[]) =>
    unwrap(await client.chat.setChatWords({ words })),
  );
  if (data === undefined) return <Skeleton shape="block" />;
  const text = written ?? data.join('\n');
  const words = text.split('\n').map((word) => word.trim().slice(0, 60));
  return (
    <div className={styles['form']}>
      <Field label={t('chat.words-label')} hint={t('chat.words-intro')}>
        {(control) => (
          <TextArea
            {...control}
            rows={14}
            disabled={!may}
            value={text}
            onChange={({ target }) => setWritten(target.value)}
          />
        )}
      </Field>
      {may ? (
        <Button
          kind="primary"
          className={styles['add']}
          disabled={written === undefined}
          loading={save.isPending}
          onClick={() =>
            save.mutate(
              words.filter((word) => word !== ''),
              { onSuccess: () => setWritten(undefined) },
            )
          }
        >
          {t('chat.save')}
        </Button>
      ) : null}
    </div>
  );
}
