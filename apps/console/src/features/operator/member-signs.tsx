// A member's accepted terms, and the signs that need a review.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { unwrap } from '@baize/client';
import type { OutputOf, operator } from '@baize/contract';
import { Card, EmptyState, Table, type Column } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';

type Signs = OutputOf<typeof operator.listMemberSigns>;
type Consent = Signs['consents'][number];
type Flag = Signs['flags'][number];

export function MemberSigns({ id }: { id: string }) {
  const t = useText();
  const { moment } = useShow();
  const { data, error } = useQuery({
    queryKey: ['members', 'signs', id],
    queryFn: async () => unwrap(await client.operator.listMemberSigns({ id })),
  });
  const flags: readonly Column<Flag>[] = [
    { key: 'when', head: t('operator.when'), cell: ({ at }) => moment(at) },
    { key: 'kind', head: t('operator.kind'), cell: ({ kind }) => kind },
    { key: 'detail', head: t('operator.detail'), cell: ({ detail }) => detail },
    {
      key: 'other',
      head: t('operator.other-member'),
      cell: ({ other }) =>
        other ? <Link to={`/members/${other.id}`}>{other.username}</Link> : '–',
    },
  ];
  const consents: readonly Column<Consent>[] = [
    { key: 'what', head: t('operator.document'), cell: ({ what }) => what },
    { key: 'version', head: t('operator.version'), cell: ({ version }) => version },
    { key: 'when', head: t('operator.when'), cell: ({ at }) => moment(at) },
    { key: 'ip', head: t('operator.address'), cell: ({ ip }) => ip || '–', wideOnly: true },
  ];
  if (error) return <EmptyState>{failureText(t, error)}</EmptyState>;
  return (
    <>
      <Card title={t('operator.flags')}>
        <Table
          caption={t('operator.flags')}
          columns={flags}
          rows={data?.flags ?? []}
          rowKey={({ kind, at, detail }) => `${kind} ${at} ${detail}`}
          loading={data === undefined}
          empty={<EmptyState>{t('operator.no-flags')}</EmptyState>}
        />
      </Card>
      <Card title={t('operator.consents')}>
        <Table
          caption={t('operator.consents')}
          columns={consents}
          rows={data?.consents ?? []}
          rowKey={({ what, version }) => `${what} ${version}`}
          loading={data === undefined}
          empty={<EmptyState>{t('operator.no-consents')}</EmptyState>}
        />
      </Card>
    </>
  );
}
