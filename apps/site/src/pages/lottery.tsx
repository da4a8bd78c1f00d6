// The lobby of lotteries: ours as live cards in their groups, with clocks and the numbers drawn
// last, and the lotteries of vendors. The choices are kept in the address.
import { useState } from 'react';
import { Button, EmptyState, SearchIcon } from '@baize/ui';
import { useLocation } from '../app/address.tsx';
import { categoryAt } from '../app/category-places.ts';
import { failureText } from '../app/failure-text.ts';
import { useSession } from '../app/session/session.ts';
import { useDemoSignIn } from '../app/session/use-demo-sign-in.ts';
import { useModule } from '../app/status.ts';
import { useText } from '../app/texts/texts.ts';
import { CategoryHead } from '../features/catalogue/category-head.tsx';
import { useListAddress } from '../features/catalogue/list-address.ts';
import { SearchBox } from '../features/catalogue/search-box.tsx';
import { VendorChips } from '../features/catalogue/vendor-chips.tsx';
import { KindChips } from '../features/catalogue/lottery/kind-chips.tsx';
import {
  kindNamed,
  ownSections,
  vendorLotteries,
  type Chosen,
  type OwnLists,
} from '../features/catalogue/lottery/lottery-lists.ts';
import {
  LobbySkeleton,
  MyLotteries,
  OtherGames,
  OwnGroups,
} from '../features/catalogue/lottery/lottery-sections.tsx';
import { LotteryWays } from '../features/catalogue/lottery/lottery-ways.tsx';
import { OwnPrizeGroup } from '../features/catalogue/lottery/own-prize-group.tsx';
import {
  useLotteries,
  useOwnLists,
  type Lotteries,
} from '../features/catalogue/lottery/use-lotteries.ts';
import lobby from '../features/catalogue/lottery/lottery-lobby.module.css';
import styles from './games.module.css';

/** A visitor may try all of them at once. */
function TryForFree() {
  const t = useText();
  const demo = useDemoSignIn();
  const isVisitor = useSession() === undefined;
  const hasDemo = useModule('FREEPLAY3');
  if (!isVisitor || !hasDemo) return null;
  return (
    <Button loading={demo.isPending} onClick={() => demo.start(() => undefined)}>
      {t('catalogue.play-demo')}
    </Button>
  );
}

interface ListsProps {
  lotteries: Lotteries;
  lists: OwnLists;
  chosen: Chosen;
  onClear: () => void;
}

function Lists({ lotteries, lists, chosen, onClear }: ListsProps) {
  const t = useText();
  const { own, others, isPending, error, refetch } = lotteries;
  if (isPending) {
    if (error === null) return <LobbySkeleton />;
    const retry = <Button onClick={() => void refetch()}>{t('shell.retry')}</Button>;
    return <EmptyState action={retry}>{failureText(t, error)}</EmptyState>;
  }
  const [groups, vendors] = [
    ownSections(own, chosen, lists),
    vendorLotteries(others, chosen, lists),
  ];
  const isWhole = chosen.kind === '' && chosen.name === '' && chosen.vendor === undefined;
  if (groups.length === 0 && vendors.length === 0) {
    const clear = <Button onClick={onClear}>{t('catalogue.clear-search')}</Button>;
    return (
      <EmptyState icon={<SearchIcon />} action={clear}>
        {t('catalogue.no-games')}
      </EmptyState>
    );
  }
  return (
    <>
      {isWhole ? <MyLotteries own={own} ids={[...lists.favourites, ...lists.recent]} /> : null}
      <OwnGroups sections={groups} />
      <OtherGames games={vendors} />
    </>
  );
}

const everything = { vendor: undefined, name: '', kind: '' } as const;

export function LotteryPage() {
  const t = useText();
  const category = categoryAt(useLocation().pathname) === 'ELOTT' ? 'ELOTT' : 'LOTT';
  const { vendor, name, kind: named, change } = useListAddress();
  const chosen = { vendor, name, kind: kindNamed(named) };
  const lotteries = useLotteries(category);
  const lists = useOwnLists();
  const [cleared, setCleared] = useState(0);
  const clear = () => {
    for (const one of ['q', 'kind', 'page']) change(one, undefined);
    setCleared(cleared + 1);
  };
  const count = lotteries.own.length + lotteries.others.length;
  return (
    <div className={styles['page']}>
      <CategoryHead
        category={category}
        title={t(`catalogue.category-${category}`)}
        fact={count === 0 ? '' : t('home.games-fact', { count })}
      />
      <div className={lobby['tools']}>
        <LotteryWays shown={category} />
        <div className={lobby['line']}>
          <SearchBox
            key={`${category} ${cleared}`}
            className={lobby['search']}
            name={name}
            onName={(next) => change('q', next)}
          />
          <TryForFree />
        </div>
        <div className={lobby['choices']}>
          <KindChips
            groups={ownSections(lotteries.own, everything, lists).map(({ group }) => group)}
            lists={lists}
            chosen={chosen.kind}
            onChoose={(next) => change('kind', next)}
          />
          <VendorChips
            category={category}
            chosen={vendor}
            onChoose={(next) => change('page', next)}
          />
        </div>
      </div>
      {category === 'LOTT' ? <OwnPrizeGroup /> : null}
      <Lists lotteries={lotteries} lists={lists} chosen={chosen} onClear={clear} />
    </div>
  );
}
