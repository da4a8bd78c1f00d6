// Who a member is, what they have, what they brought and took.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Card, EmptyState, SectionHead, Skeleton } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import styles from './dashboard.module.css';

const amounts = ['balance', 'held', 'deposited', 'withdrawn', 'staked'] as const;
const words = ['payee', 'email', 'mobile'] as const;

export function MemberFacts({ id }: { id: string }) {
  const t = useText();
  const { money, moment } = useShow();
  const { data, error } = useQuery({
    queryKey: ['members', 'file', id],
    queryFn: async () => unwrap(await client.operator.getMemberFile({ id })),
  });
  if (error) return <EmptyState>{failureText(t, error)}</EmptyState>;
  if (!data) return <Skeleton shape="block" />;
  const facts: [string, string][] = [
    ...amounts.map((key): [string, string] => [
      t(`operator.${key}`),
      money(data[key], data.currency),
    ]),
    [t('operator.paid-out'), money(data.paid, data.currency)],
    [t('operator.state'), t(`operator.state-${data.state as 'active'}`)],
    [t('operator.type'), t(data.type === 0 ? 'operator.type-member' : 'operator.type-agent')],
    ...words.map((key): [string, string] => [t(`operator.${key}`), data[key] || '–']),
    [t('operator.registered-at'), moment(data.registeredAt)],
    [t('operator.last-login'), moment(data.lastLoginAt)],
  ];
  return (
    <>
      <SectionHead level={1} title={data.username} fact={t('operator.member-file')} />
      <Card>
        <dl className={styles['figures']}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </>
  );
}
