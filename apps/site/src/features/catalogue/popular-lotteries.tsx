// The lotteries that most players opened in the last days; nothing while nobody opened any. Vendors
// tell us no drawn numbers, so none are shown.
import { useDeferredValue } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { SectionHead, TicketIcon, TileShelf } from '@baize/ui';
import { client } from '../../app/client.ts';
import { openOffer } from '../../app/query-client.ts';
import { SiteLink } from '../../app/site-link.tsx';
import { currentLanguageCode } from '../../app/texts/language.ts';
import { useText } from '../../app/texts/texts.ts';
import { LotteryTile } from './lottery-tile.tsx';
import styles from './game-lane.module.css';

/** As many as the family's clients ask for. */
const asked = 20;

export function PopularLotteries() {
  const t = useText();
  const { data: arrived } = useQuery({
    queryKey: ['popular-lotteries', t.tag],
    queryFn: async () => {
      const question = { count: asked, device: 'WEB', language: currentLanguageCode() };
      return unwrap(await client.catalogue.listPopularLotteries(question));
    },
    ...openOffer,
  });
  const data = useDeferredValue(arrived) ?? [];
  if (data.length === 0) return null;
  return (
    <section className={styles['lane']} aria-label={t('home.popular-lotteries')}>
      <SectionHead
        icon={<TicketIcon />}
        title={t('home.popular-lotteries')}
        fact={t('home.popular-fact')}
        actions={
          <SiteLink className={styles['all']} to="/lottery">
            {t('home.see-all')}
          </SiteLink>
        }
      />
      <TileShelf scrolls>
        {data.map((lottery) => (
          <LotteryTile key={lottery.nodeId} lottery={lottery} />
        ))}
      </TileShelf>
    </section>
  );
}
