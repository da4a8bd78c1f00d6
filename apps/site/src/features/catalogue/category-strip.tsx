// The categories as a row of buttons, for phones, where the header has no room for them.
import type { GameCategory } from '@baize/contract';
import { SiteLink } from '../../app/site-link.tsx';
import { useText } from '../../app/texts/texts.ts';
import { CategoryIcon } from './category-icon.tsx';
import { placeOf, useOpenLanes } from './lanes.ts';
import styles from './category-strip.module.css';

const worthwhile = 2;

export function CategoryStrip() {
  const t = useText();
  const lanes = useOpenLanes();
  if (lanes.length < worthwhile) return null;
  return (
    <nav className={styles['strip']} aria-label={t('shell.games')}>
      {lanes.map(({ title }) => (
        <SiteLink key={title} to={placeOf(title) ?? '/'} className={styles['category']}>
          <CategoryIcon category={title} />
          {t(`catalogue.category-${title as GameCategory}`)}
        </SiteLink>
      ))}
    </nav>
  );
}
