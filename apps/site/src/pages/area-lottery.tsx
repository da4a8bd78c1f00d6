// Lotteries of Vietnam, or of South-East Asia, group by group, as the lottery gateway's menus name
// them: ours with their clocks and the numbers drawn last. An address may name a game, which is
// opened.
import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Button, EmptyState, SectionHead, TileShelf } from '@baize/ui';
import type { OutputOf, catalogue } from '@baize/contract';
import { goTo, useLocation } from '../app/address.tsx';
import { client } from '../app/client.ts';
import { failureText } from '../app/failure-text.ts';
import { openOffer } from '../app/query-client.ts';
import { SiteLink } from '../app/site-link.tsx';
import { useText } from '../app/texts/texts.ts';
import { CategoryHead } from '../features/catalogue/category-head.tsx';
import { LaneSkeleton } from '../features/catalogue/game-lane.tsx';
import { gamePath } from '../features/catalogue/games.ts';
import { placeOf } from '../features/catalogue/lanes.ts';
import { LotteryCard } from '../features/catalogue/lottery-card.tsx';
import { useLotteryClocks } from '../features/catalogue/lottery-clocks.ts';
import { LotteryTile } from '../features/catalogue/lottery-tile.tsx';
import { LotteryWays } from '../features/catalogue/lottery/lottery-ways.tsx';
import { isOwnLottery } from '../features/catalogue/own-lotteries.ts';
import cards from '../features/catalogue/lottery-card.module.css';
import styles from './games.module.css';

type Group = OutputOf<typeof catalogue.listVnLotteries>[string];
type Area = 'VN' | 'SEA';

function LotteryGroup({ group, area }: { group: Group; area: Area }) {
  const clocks = useLotteryClocks(true);
  const drawn = group.gameMenus.flatMap((lottery) => {
    const clock = typeof clocks === 'object' ? clocks.get(lottery.gameCode) : undefined;
    return clock === undefined || !isOwnLottery(lottery) ? [] : [{ lottery, clock }];
  });
  const others = group.gameMenus.filter((one) => !drawn.some(({ lottery }) => lottery === one));
  return (
    <section className={styles['page']}>
      <SectionHead title={group.displayName} />
      {drawn.length === 0 ? null : (
        <div className={cards['cards']}>
          {drawn.map(({ lottery, clock }) => (
            <LotteryCard
              key={lottery.nodeId}
              lottery={{ ...lottery, name: lottery.gameName }}
              clock={clock}
            />
          ))}
        </div>
      )}
      {others.length === 0 ? null : (
        <TileShelf>
          {others.map((lottery) => (
            <LotteryTile key={lottery.nodeId} lottery={lottery} drawnIn={area} />
          ))}
        </TileShelf>
      )}
    </section>
  );
}

const menuOf = async (area: Area) =>
  area === 'VN'
    ? unwrap(await client.catalogue.listVnLotteries({}))
    : unwrap(await client.catalogue.listLotteries({ prizeMode: 'SEA' }));

function Groups({ area }: { area: Area }) {
  const t = useText();
  const { data, error, refetch } = useQuery({
    queryKey: ['area-lotteries', area],
    queryFn: () => menuOf(area),
    ...openOffer,
  });
  useNamedGame(Object.values(data ?? {}), area);
  if (data === undefined && error === null) return <LaneSkeleton />;
  if (data === undefined) {
    const retry = <Button onClick={() => void refetch()}>{t('shell.retry')}</Button>;
    return <EmptyState action={retry}>{failureText(t, error)}</EmptyState>;
  }
  const groups = Object.values(data);
  const more = <SiteLink to={placeOf('LOTT') ?? '/'}>{t('catalogue.category-LOTT')}</SiteLink>;
  if (groups.length === 0) {
    const nothing = area === 'VN' ? 'catalogue.no-vn-lotteries' : 'catalogue.no-sea-lotteries';
    return <EmptyState action={more}>{t(nothing)}</EmptyState>;
  }
  return groups.map((group) => (
    <LotteryGroup key={group.gameGroupCode} group={group} area={area} />
  ));
}

/** `?gameCode=` leads on to that game. */
function useNamedGame(groups: readonly Group[], area: Area): void {
  const code = new URLSearchParams(useLocation().search).get('gameCode');
  const game = groups
    .flatMap(({ gameMenus }) => gameMenus)
    .find(({ gameCode }) => gameCode === code);
  const path = game && gamePath({ ...game, gameClassify: area });
  useEffect(() => {
    if (path !== undefined) goTo(path, { replace: true });
  }, [path]);
}

export function VnLotteryPage() {
  const t = useText();
  return (
    <div className={styles['page']}>
      <CategoryHead category="LOTT" title={t('catalogue.vn-lottery')} hasCount={false} />
      <LotteryWays shown="VN" />
      <Groups area="VN" />
    </div>
  );
}

export function SeaLotteryPage() {
  const t = useText();
  return (
    <div className={styles['page']}>
      <CategoryHead category="LOTT" title={t('catalogue.sea-lottery')} hasCount={false} />
      <LotteryWays shown="SEA" />
      <Groups area="SEA" />
    </div>
  );
}
