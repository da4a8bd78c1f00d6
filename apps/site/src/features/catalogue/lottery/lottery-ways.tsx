// The pages of lotteries beside each other: with prizes, at odds, and those of
// Vietnam and South-East Asia. A page without any lottery is not listed.
import { SiteLink } from '../../../app/site-link.tsx';
import { useText } from '../../../app/texts/texts.ts';
import { placeOf, useOpenLanes } from '../lanes.ts';
import { useHasOwnLotteries } from '../own-lotteries.ts';
import { areaPaths, seaLotteryPath, vnLotteryPath } from '../vendor-way.ts';
import styles from './lottery-lobby.module.css';

function useWays() {
  const t = useText();
  const lanes = useOpenLanes();
  const hasOwn = useHasOwnLotteries();
  const hasOdds = hasOwn || lanes.some(({ title }) => title === 'ELOTT');
  const paths = lanes.flatMap(({ cards }) => cards.map(({ vassalage }) => areaPaths[vassalage]));
  return [
    { key: 'LOTT', to: placeOf('LOTT'), text: t('catalogue.category-LOTT') },
    ...(hasOdds
      ? [{ key: 'ELOTT', to: placeOf('ELOTT'), text: t('catalogue.category-ELOTT') }]
      : []),
    ...(paths.includes(vnLotteryPath)
      ? [{ key: 'VN', to: vnLotteryPath, text: t('catalogue.vn-lottery') }]
      : []),
    ...(paths.includes(seaLotteryPath)
      ? [{ key: 'SEA', to: seaLotteryPath, text: t('catalogue.sea-lottery') }]
      : []),
  ];
}

export function LotteryWays({ shown }: { shown: 'LOTT' | 'ELOTT' | 'VN' | 'SEA' }) {
  const t = useText();
  const ways = useWays();
  if (ways.length < 2) return null;
  return (
    <nav className={styles['ways']} aria-label={t('lottery.pages')}>
      {ways.map(({ key, to = '/', text }) => (
        <SiteLink
          key={key}
          to={to}
          className={styles['way']}
          aria-current={key === shown ? 'page' : undefined}
        >
          {text}
        </SiteLink>
      ))}
    </nav>
  );
}
