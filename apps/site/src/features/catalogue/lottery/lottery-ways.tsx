// The pages of lotteries beside each other: with prizes, at odds, and those drawn in Vietnam. A
// page without any lottery is not listed.
import { SiteLink } from '../../../app/site-link.tsx';
import { useText } from '../../../app/texts/texts.ts';
import { placeOf, useOpenLanes } from '../lanes.ts';
import { useHasOwnLotteries } from '../own-lotteries.ts';
import { vnLotteryPath, vnVendor } from '../vendor-way.ts';
import styles from './lottery-lobby.module.css';

function useWays() {
  const t = useText();
  const lanes = useOpenLanes();
  const hasOwn = useHasOwnLotteries();
  const hasOdds = hasOwn || lanes.some(({ title }) => title === 'ELOTT');
  const hasVn = lanes.some(({ cards }) => cards.some(({ vassalage }) => vassalage === vnVendor));
  return [
    { key: 'LOTT', to: placeOf('LOTT'), text: t('catalogue.category-LOTT') },
    ...(hasOdds
      ? [{ key: 'ELOTT', to: placeOf('ELOTT'), text: t('catalogue.category-ELOTT') }]
      : []),
    ...(hasVn ? [{ key: 'VN', to: vnLotteryPath, text: t('catalogue.vn-lottery') }] : []),
  ];
}

export function LotteryWays({ shown }: { shown: 'LOTT' | 'ELOTT' | 'VN' }) {
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
