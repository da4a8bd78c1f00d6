// The lotteries of the home page: the popular ones, or all of them where the house is new. Ours
// show their clocks and the numbers drawn last; vendors send neither.
import { useDeferredValue, useState } from 'react';
import { Button, SectionHead, TicketIcon, TileShelf } from '@baize/ui';
import { SiteLink } from '../../app/site-link.tsx';
import { useText } from '../../app/texts/texts.ts';
import { useInSight } from '../../app/use-sight.ts';
import { useHomeLotteries } from './home-lotteries.ts';
import { LotteryCard } from './lottery-card.tsx';
import { useLotteryClocks } from './lottery-clocks.ts';
import { LotteryTile } from './lottery-tile.tsx';
import styles from './game-lane.module.css';
import cards from './lottery-card.module.css';

/** As many as the family's clients ask for, and for the longer list. */
const [askedFirst, askedMost] = [20, 100];

export function PopularLotteries() {
  const t = useText();
  const [asked, setAsked] = useState(askedFirst);
  const { list, kind } = useDeferredValue(useHomeLotteries(asked)) ?? { list: [], kind: 'all' };
  const { ref, isInSight } = useInSight();
  const clocks = useLotteryClocks(list.length > 0 && isInSight);
  const drawn = list.flatMap((lottery) => {
    const clock = typeof clocks === 'object' ? clocks.get(lottery.gameCode) : undefined;
    return clock === undefined || lottery.maintenance ? [] : [{ lottery, clock }];
  });
  const others = list.filter((one) => !drawn.some(({ lottery }) => lottery === one));
  if (list.length === 0) return null;
  const title = t(kind === 'popular' ? 'home.popular-lotteries' : 'home.lotteries');
  return (
    <section ref={ref} className={styles['lane']} aria-label={title}>
      <SectionHead
        icon={<TicketIcon />}
        title={title}
        fact={t(kind === 'popular' ? 'home.popular-fact' : 'home.lotteries-fact')}
        actions={
          <SiteLink className={styles['all']} to="/lottery">
            {t('home.see-all')}
          </SiteLink>
        }
      />
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
        <TileShelf scrolls>
          {others.map((lottery) => (
            <LotteryTile key={lottery.nodeId} lottery={lottery} />
          ))}
        </TileShelf>
      )}
      {list.length < askedFirst || asked === askedMost ? null : (
        <Button size="small" kind="ghost" onClick={() => setAsked(askedMost)}>
          {t('home.more-lotteries')}
        </Button>
      )}
    </section>
  );
}
