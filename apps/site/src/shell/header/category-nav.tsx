// One entry for each category that has vendors; its panel shows them and hides 200 ms after the
// pointer leaves. Up to six vendors stand centred, more fill the row.
import { Dropdown, GiftIcon } from '@baize/ui';
import type { GameCategory } from '@baize/contract';
import { SiteLink } from '../../app/site-link.tsx';
import { useModule } from '../../app/status.ts';
import { useText } from '../../app/texts/texts.ts';
import { CategoryIcon } from '../../features/catalogue/category-icon.tsx';
import { type Lane, placeOf, useOpenLanes } from '../../features/catalogue/lanes.ts';
import { VendorLink } from '../../features/catalogue/vendor-link.tsx';
import styles from './header.module.css';

const centredMax = 6;

interface CategoryPanelProps {
  lane: Lane;
  /** Another category stands in the same dropdown. */
  shares: boolean;
  close: () => void;
}

function CategoryPanel({ lane, shares, close }: CategoryPanelProps) {
  const t = useText();
  const category = t(`catalogue.category-${lane.title as GameCategory}`);
  const place = placeOf(lane.title) ?? '/';
  const few = lane.cards.length <= centredMax;
  return (
    <div className={styles['vendors']} data-few={few}>
      {lane.cards.map((card) => (
        <VendorLink key={card.vassalage} card={card} onClick={close} />
      ))}
      <SiteLink to={place} className={styles['allVendors']} onClick={close}>
        {shares ? t('catalogue.all-of', { category }) : t('shell.show-all')}
      </SiteLink>
    </div>
  );
}

/** Lottery and e-lottery share one entry; where only one of them is offered it is that one's. */
function entriesOf(lanes: readonly Lane[]): readonly (readonly [Lane, ...Lane[]])[] {
  const electronic = lanes.find(({ title }) => title === 'ELOTT');
  const hasBoth = electronic !== undefined && lanes.some(({ title }) => title === 'LOTT');
  const heads = hasBoth ? lanes.filter((lane) => lane !== electronic) : lanes;
  return heads.map((lane) => (hasBoth && lane.title === 'LOTT' ? [lane, electronic] : [lane]));
}

export function CategoryNav() {
  const t = useText();
  const lanes = useOpenLanes();
  const hasPromotions = useModule('REWCEN3');
  return (
    <nav className={styles['categories']} aria-label={t('shell.main-navigation')}>
      {entriesOf(lanes).map(([lane, ...more]) => (
        <Dropdown
          key={lane.title}
          hasChevron={false}
          buttonClassName={styles['category']}
          panelClassName={styles['vendorPanel']}
          button={
            <>
              <CategoryIcon category={lane.title} />
              {t(`catalogue.category-${lane.title as GameCategory}`)}
            </>
          }
        >
          {(close) =>
            [lane, ...more].map((one) => (
              <CategoryPanel key={one.title} lane={one} shares={more.length > 0} close={close} />
            ))
          }
        </Dropdown>
      ))}
      {hasPromotions ? (
        <SiteLink to="/promotions" className={styles['category']}>
          <GiftIcon aria-hidden="true" />
          {t('shell.promotions')}
        </SiteLink>
      ) : null}
      <SiteLink to="/fairness" className={styles['category']}>
        {t('shell.fairness')}
      </SiteLink>
    </nav>
  );
}
