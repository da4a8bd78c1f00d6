// Lotteries drawn in Vietnam, group by group, as the lottery gateway's menu names them.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Button, EmptyState, SectionHead, TileShelf } from '@baize/ui';
import type { OutputOf, catalogue } from '@baize/contract';
import { client } from '../app/client.ts';
import { failureText } from '../app/failure-text.ts';
import { openOffer } from '../app/query-client.ts';
import { SiteLink } from '../app/site-link.tsx';
import { useText } from '../app/texts/texts.ts';
import { CategoryHead } from '../features/catalogue/category-head.tsx';
import { LaneSkeleton } from '../features/catalogue/game-lane.tsx';
import { placeOf } from '../features/catalogue/lanes.ts';
import { LotteryTile } from '../features/catalogue/lottery-tile.tsx';
import { LotteryWays } from '../features/catalogue/lottery/lottery-ways.tsx';
import styles from './games.module.css';

type Group = OutputOf<typeof catalogue.listVnLotteries>[string];

function LotteryGroup({ group }: { group: Group }) {
  return (
    <section className={styles['page']}>
      <SectionHead title={group.displayName} />
      <TileShelf>
        {group.gameMenus.map((lottery) => (
          <LotteryTile key={lottery.nodeId} lottery={lottery} drawnIn="VN" />
        ))}
      </TileShelf>
    </section>
  );
}

function Groups() {
  const t = useText();
  const { data, error, refetch } = useQuery({
    queryKey: ['vn-lotteries'],
    queryFn: async () => unwrap(await client.catalogue.listVnLotteries({})),
    ...openOffer,
  });
  if (data === undefined && error === null) return <LaneSkeleton />;
  if (data === undefined) {
    const retry = <Button onClick={() => void refetch()}>{t('shell.retry')}</Button>;
    return <EmptyState action={retry}>{failureText(t, error)}</EmptyState>;
  }
  const groups = Object.values(data);
  const more = <SiteLink to={placeOf('LOTT') ?? '/'}>{t('catalogue.category-LOTT')}</SiteLink>;
  if (groups.length === 0) {
    return <EmptyState action={more}>{t('catalogue.no-vn-lotteries')}</EmptyState>;
  }
  return groups.map((group) => <LotteryGroup key={group.gameGroupCode} group={group} />);
}

export function VnLotteryPage() {
  const t = useText();
  return (
    <div className={styles['page']}>
      <CategoryHead category="LOTT" title={t('catalogue.vn-lottery')} hasCount={false} />
      <LotteryWays shown="VN" />
      <Groups />
    </div>
  );
}
