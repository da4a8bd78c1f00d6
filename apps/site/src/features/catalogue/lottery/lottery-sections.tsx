// The lists of the lobby: our lotteries as live cards in their groups, our small games, and then
// lotteries of vendors.
import { useDeferredValue } from 'react';
import { classNames, SectionHead, Skeleton, StarIcon, TicketIcon, TileShelf } from '@baize/ui';
import { useText } from '../../../app/texts/texts.ts';
import { GameTile } from '../game-tile.tsx';
import { mechanicText, type Game } from '../games.ts';
import { houseVendor } from '../house-vendor.ts';
import { useLanes } from '../lanes.ts';
import { LotteryCard } from '../lottery-card.tsx';
import type { OwnLottery, OwnSection } from './lottery-lists.ts';
import styles from './lottery-lobby.module.css';

function Cards({ list }: { list: readonly OwnLottery[] }) {
  return list.map(({ game, clock }) => (
    <LotteryCard key={game.nodeId} lottery={{ ...game, name: game.displayName }} clock={clock} />
  ));
}

/** As many as stand beside each other on the widest page. */
const columnsMost = 4;

function OwnGroup({ section: { group, list } }: { section: OwnSection }) {
  const t = useText();
  const title = t(`lottery.group-${group}`);
  const facts = new Set(list.map(({ clock }) => mechanicText(t, { mechanic: clock.kind })));
  return (
    <section
      className={styles['group']}
      data-size={Math.min(columnsMost, list.length)}
      aria-label={title}
    >
      <SectionHead
        className={styles['head']}
        title={title}
        fact={[...facts].filter((fact) => fact !== '').join(' · ')}
      />
      <Cards list={list} />
    </section>
  );
}

/** Small groups share a line. */
export function OwnGroups({ sections }: { sections: readonly OwnSection[] }) {
  if (sections.length === 0) return null;
  return (
    <div className={styles['groups']}>
      {sections.map((section) => (
        <OwnGroup key={section.group} section={section} />
      ))}
    </div>
  );
}

/** What the player marked, then what they played last. */
export function MyLotteries({ own, ids }: { own: readonly OwnLottery[]; ids: readonly string[] }) {
  const t = useText();
  const mine = [...new Set(ids)].flatMap((id) => own.find(({ game }) => game.nodeId === id) ?? []);
  if (mine.length === 0) return null;
  const title = t('lottery.mine');
  return (
    <section className={classNames(styles['groups'], styles['mine'])} aria-label={title}>
      <SectionHead className={styles['head']} icon={<StarIcon />} title={title} />
      <Cards list={mine.slice(0, columnsMost)} />
    </section>
  );
}

/** Our small games, then lotteries of vendors. */
export function OtherGames({ games: arrived }: { games: readonly Game[] }) {
  const t = useText();
  const games = useDeferredValue(arrived);
  const [small, others] = [games.filter(isSmallGame), games.filter((game) => !isSmallGame(game))];
  return (
    <>
      {small.length === 0 ? null : <Shelf title={t('lottery.small-games')} games={small} />}
      <VendorLotteries games={others} />
    </>
  );
}

const isSmallGame = ({ vassalage }: Game): boolean => vassalage === houseVendor;

/** Under the name of the vendor where they are of one. */
function VendorLotteries({ games }: { games: readonly Game[] }) {
  const t = useText();
  const { data = [] } = useLanes();
  if (games.length === 0) return null;
  const [vendor, ...more] = new Set(games.map(({ vassalage }) => vassalage));
  const cards = data.flatMap((lane) => lane.cards);
  const name = cards.find(({ vassalage }) => vassalage === vendor)?.displayName ?? vendor;
  const title = more.length > 0 || name === undefined ? t('lottery.of-vendors') : name;
  return <Shelf title={title} games={games} />;
}

function Shelf({ title, games }: { title: string; games: readonly Game[] }) {
  return (
    <section className={styles['vendors']} aria-label={title}>
      <SectionHead icon={<TicketIcon />} title={title} />
      <TileShelf className={styles['tiles']}>
        {games.map((game) => (
          <GameTile key={game.nodeId} game={game} hasButtons />
        ))}
      </TileShelf>
    </section>
  );
}

export function LobbySkeleton() {
  return (
    <div className={styles['groups']} aria-busy="true">
      {Array.from({ length: 12 }, (_, at) => (
        <Skeleton key={at} shape="block" className={styles['wait']} />
      ))}
    </div>
  );
}
