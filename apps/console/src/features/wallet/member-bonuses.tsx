// The bonuses of one member: what each asks, how far it is, who decided, and the grant of another.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import { Button, Card } from '@baize/ui';
import { client } from '../../app/client.ts';
import { PagedList } from '../../app/paged-list.tsx';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { useBonusColumns } from './bonus-columns.tsx';
import { GrantBonusDialog } from './grant-bonus-dialog.tsx';
import { bonusesKey } from './staff-bonus.ts';
import styles from './bonuses.module.css';

export function MemberBonuses({ id }: { id: string }) {
  const t = useText();
  const mayGrant = useMay('bonuses.grant');
  const [page, setPage] = useState(1);
  const [asked, setAsked] = useState(false);
  const columns = useBonusColumns('of-member');
  return (
    <Card
      title={t('console.bonuses.member')}
      aside={
        mayGrant ? (
          <Button kind="primary" size="small" onClick={() => setAsked(true)}>
            {t('console.bonuses.grant')}
          </Button>
        ) : null
      }
    >
      <div className={styles['stack']}>
        <PagedList
          name={[...bonusesKey, 'member', id]}
          caption={t('console.bonuses.member')}
          columns={columns}
          rowKey={(bonus) => bonus.id}
          empty={t('console.bonuses.none')}
          page={page}
          onPage={setPage}
          read={async (wanted) => unwrap(await client.wallet.listBonusesOf({ id, ...wanted }))}
        />
        {asked ? <GrantBonusDialog id={id} onClose={() => setAsked(false)} /> : null}
      </div>
    </Card>
  );
}
