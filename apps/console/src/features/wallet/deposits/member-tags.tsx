// The tags of a member, by which deposit methods can be offered to some members only.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Button, Card, EmptyState, Field, Skeleton, TextInput } from '@baize/ui';
import { client, failureText } from '../../../app/client.ts';
import { useMay } from '../../../app/staff.ts';
import { useText } from '../../../app/texts.ts';
import { useChange } from '../../../app/use-change.ts';
import { depositsKey } from './deposit-facts.tsx';
import { partsOf } from './methods.ts';
import styles from './deposits.module.css';

export function MemberTags({ id }: { id: string }) {
  const t = useText();
  const { data, error } = useQuery({
    queryKey: [...depositsKey, 'tags', id],
    queryFn: async () => unwrap(await client.wallet.getMemberTags({ id })),
  });
  if (error) return <EmptyState>{failureText(t, error)}</EmptyState>;
  if (data === undefined) return <Skeleton shape="block" />;
  return <TagsForm key={data.tags.join(' ')} id={id} tags={data.tags} />;
}

function TagsForm({ id, tags }: { id: string; tags: readonly string[] }) {
  const t = useText();
  const may = useMay('deposits.channels');
  const [text, setText] = useState(tags.join(', '));
  const wanted = partsOf(text).map((tag) => tag.toLowerCase());
  const save = useChange(depositsKey, async () =>
    unwrap(await client.wallet.setMemberTags({ id, tags: wanted })),
  );
  return (
    <Card title={t('console.deposits.tags')}>
      <div className={styles['tags']}>
        <Field label={t('console.deposits.entry-tags')} hint={t('console.deposits.tags-hint')}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={300}
              autoComplete="off"
              disabled={!may}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <Button
          disabled={!may || wanted.join(' ') === tags.join(' ')}
          loading={save.isPending}
          onClick={() => save.mutate(undefined)}
        >
          {t('operator.save')}
        </Button>
      </div>
    </Card>
  );
}
