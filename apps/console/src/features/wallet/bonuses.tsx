// Bonuses of all members: those that wait for a second person, and how much bets count.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import { Card, SectionHead } from '@baize/ui';
import { client } from '../../app/client.ts';
import { PagedList } from '../../app/paged-list.tsx';
import { useText } from '../../app/texts.ts';
import { useBonusColumns } from './bonus-columns.tsx';
import { BonusWeights } from './bonus-weights.tsx';
import { bonusesKey } from './staff-bonus.ts';
import styles from './bonuses.module.css';

export function Bonuses() {
  const t = useText();
  const [page, setPage] = useState(1);
  const columns = useBonusColumns('of-all');
  return (
    <div className={styles['stack']}>
      <SectionHead level={1} title={t('console.bonuses.title')} />
      <Card title={t('console.bonuses.proposed')}>
        <PagedList
          name={[...bonusesKey, 'proposed']}
          caption={t('console.bonuses.proposed')}
          columns={columns}
          rowKey={(bonus) => bonus.id}
          empty={t('console.bonuses.none-proposed')}
          page={page}
          onPage={setPage}
          read={async (asked) => unwrap(await client.wallet.listProposedBonuses(asked))}
        />
      </Card>
      <BonusWeights />
    </div>
  );
}
