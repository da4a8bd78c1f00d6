// The categories as a row of buttons, for phones, where the header has no room for them.
import type { GameCategory } from '@baize/contract';
import { classNames, showToast } from '@baize/ui';
import { goTo } from '../../app/address.tsx';
import { whenSignedIn } from '../../app/dialogs.ts';
import { SiteLink } from '../../app/site-link.tsx';
import { useText } from '../../app/texts/texts.ts';
import { CategoryIcon } from './category-icon.tsx';
import { type Lane, placeOf, useOpenLanes } from './lanes.ts';
import { onlyGameOf } from './vendor-way.ts';
import styles from './category-strip.module.css';

const worthwhile = 2;

function CategoryLink({ lane }: { lane: Lane }) {
  const t = useText();
  const only = onlyGameOf(lane);
  const isClosed = lane.cards.every(({ maintenance }) => maintenance);
  return (
    <SiteLink
      to={only ?? placeOf(lane.title) ?? '/'}
      className={classNames(styles['category'], isClosed && styles['closed'])}
      onClick={(event) => {
        if (only === undefined) return undefined;
        event.preventDefault();
        if (isClosed) return showToast({ text: t('catalogue.maintenance') });
        whenSignedIn(() => goTo(only));
        return undefined;
      }}
    >
      <CategoryIcon category={lane.title} />
      {t(`catalogue.category-${lane.title as GameCategory}`)}
      {isClosed ? <small>{t('catalogue.maintenance')}</small> : null}
    </SiteLink>
  );
}

export function CategoryStrip() {
  const t = useText();
  const lanes = useOpenLanes();
  if (lanes.length < worthwhile) return null;
  return (
    <nav className={styles['strip']} aria-label={t('shell.games')}>
      {lanes.map((lane) => (
        <CategoryLink key={lane.title} lane={lane} />
      ))}
    </nav>
  );
}
