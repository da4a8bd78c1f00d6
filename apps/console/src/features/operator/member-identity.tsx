// The identity check: what was handed in, shown to those who judge it, and the judgement.
import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Button, Card, EmptyState, EyeIcon, showToast, Skeleton, Status } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { Figures } from '../../app/figures.tsx';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import type { MemberFileShown } from './member-facts.tsx';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import styles from './staff.module.css';

const kinds = { verified: 'good', refused: 'bad', pending: 'waiting' } as const;

export function MemberIdentity({ file }: { file: MemberFileShown }) {
  const t = useText();
  const { id } = file;
  const mayJudge = useMay('members.verify');
  const { data, error } = useQuery({
    queryKey: ['members', 'identity', id],
    queryFn: async () => unwrap(await client.operator.getMemberIdentity({ id })),
  });
  const reveal = useMutation({
    mutationFn: async () => unwrap(await client.operator.revealMemberIdentity({ id })),
    onSuccess: () => showToast({ text: t('operator.contacts-noted'), kind: 'good' }),
    onError: (failure) => showToast({ text: failureText(t, failure), kind: 'bad' }),
  });
  const { moment } = useShow();
  if (error) return <EmptyState>{failureText(t, error)}</EmptyState>;
  if (!data) return <Skeleton shape="block" />;
  if (data.state === 'none') return <EmptyState>{t('operator.identity-nothing')}</EmptyState>;
  const told = reveal.data ?? data;
  const facts: [string, string][] = [
    [t('operator.full-name'), data.fullName],
    [t('operator.document-kind'), data.kind],
    [t('operator.document-number'), told.documentNumber],
    [t('operator.birthday'), told.birthday],
    [t('operator.sent-at'), moment(data.sentAt)],
    [t('operator.judged-at'), moment(data.judgedAt)],
    [t('operator.reason'), data.reason],
  ];
  return (
    <Card
      title={
        <Status kind={kinds[data.state as 'pending'] ?? 'neutral'}>
          {t(`operator.identity-${data.state as 'none'}`)}
        </Status>
      }
      aside={
        mayJudge && !reveal.data ? (
          <Button
            size="small"
            icon={<EyeIcon />}
            loading={reveal.isPending}
            onClick={() => reveal.mutate()}
          >
            {t('operator.show-document')}
          </Button>
        ) : null
      }
    >
      <div className={styles['stack']}>
        <Figures facts={facts} />
        <Pictures pictures={reveal.data?.pictures ?? []} />
        {mayJudge && data.state === 'pending' ? <Judge file={file} /> : null}
      </div>
    </Card>
  );
}

function Pictures({ pictures }: { pictures: readonly string[] }) {
  const t = useText();
  return pictures.map((data, at) => (
    <img
      key={data.slice(-40)}
      className={styles['picture']}
      src={`data:image/webp;base64,${data}`}
      alt={t('operator.picture-of', { number: at + 1 })}
    />
  ));
}

function Judge({ file: { id, username } }: { file: MemberFileShown }) {
  const t = useText();
  const queries = useQueryClient();
  const [verdict, setVerdict] = useState<'verified' | 'refused'>();
  const label = (one: 'verified' | 'refused') =>
    t(one === 'verified' ? 'operator.verify' : 'operator.refuse');
  const judge = async (reason: string) => {
    if (!verdict) return;
    unwrap(await client.operator.judgeMemberIdentity({ id, verdict, reason }));
    showToast({ text: t('operator.done-member'), kind: 'good' });
    await queries.invalidateQueries({ queryKey: ['members'] });
    setVerdict(undefined);
  };
  return (
    <div className={styles['actions']}>
      {(['verified', 'refused'] as const).map((one) => (
        <Button
          key={one}
          kind={one === 'verified' ? 'primary' : 'danger'}
          onClick={() => setVerdict(one)}
        >
          {label(one)}
        </Button>
      ))}
      {verdict ? (
        <ReasonDialog
          title={label(verdict)}
          doLabel={label(verdict)}
          danger={verdict === 'refused'}
          onDo={judge}
          onClose={() => setVerdict(undefined)}
        >
          <p>{t(`operator.sure-${verdict}`, { name: username })}</p>
        </ReasonDialog>
      ) : null}
    </div>
  );
}
