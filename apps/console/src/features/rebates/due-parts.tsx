// A rebate of a member opened into its parts: whose play, which stake, which two rates.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import type { OutputOf, rebates } from '@baize/contract';
import { formatDecimal } from '@baize/i18n';
import { Card } from '@baize/ui';
import { client } from '../../app/client.ts';
import { PagedList } from '../../app/paged-list.tsx';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { rateText, rebatesKey, type Due } from './staff-rebates.ts';

type Part = OutputOf<typeof rebates.getRebateOf>['parts'][number];

export function DueParts({ due }: { due: Due }) {
  const t = useText();
  const { money } = useShow();
  const [page, setPage] = useState(1);
  const { id, username, day, category, kind, currency } = due;
  const key = { id, day, category, kind };
  return (
    <Card title={`${username}, ${t(`catalogue.category-${category}`)}`}>
      <PagedList<Part>
        name={[...rebatesKey, 'parts', id, day, category, kind]}
        caption={t('console.rebates.parts')}
        columns={[
          {
            key: 'source',
            head: t('console.rebates.source'),
            cell: (part) => (part.isOwn ? t('rebates.own-play') : <bdi>{part.username}</bdi>),
          },
          {
            key: 'stake',
            head: t('console.rebates.stake'),
            align: 'money',
            cell: ({ stake }) => money(stake, currency),
          },
          {
            key: 'difference',
            head: t('console.rebates.rates'),
            cell: ({ rate, below }) =>
              t('rebates.difference', {
                rate: rateText(rate, t.tag),
                below: rateText(below, t.tag),
                left: rateText(rate - below, t.tag),
              }),
          },
          {
            key: 'exact',
            head: t('rebates.exact'),
            align: 'money',
            cell: ({ exact }) => formatDecimal(exact, t.tag),
          },
        ]}
        rowKey={(part) => `${part.id} ${part.rate} ${part.below}`}
        empty={t('rebates.parts-gone')}
        page={page}
        onPage={setPage}
        read={async (of) => {
          const { parts, total } = unwrap(await client.rebates.getRebateOf({ ...key, ...of }));
          return { list: parts, total };
        }}
      />
    </Card>
  );
}
