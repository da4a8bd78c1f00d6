// The foot of every page: where to go, how to play safely, who may play, and the settings again
// for those whose screen has no top bar.
import { Suspense } from 'react';
import type { ModuleId } from '@baize/contract';
import type { TextKey } from '@baize/i18n';
import { useFace } from '../app/brand.ts';
import { background } from '../app/background.ts';
import { lazyScreen } from '../app/lazy-screen.tsx';
import { SiteLink } from '../app/site-link.tsx';
import { useBrand, useModule } from '../app/status.ts';
import { Awake } from '../app/use-awake.ts';
import { useText } from '../app/texts/texts.ts';
import { BrandLogo } from './brand-logo.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { ThemeMenu } from './theme-menu.tsx';
import styles from './footer.module.css';

interface Way {
  readonly to: string;
  readonly text: TextKey;
  /** The switch that offers it. */
  readonly module?: ModuleId;
}

interface Group {
  readonly title: TextKey;
  readonly links: readonly Way[];
}

const groups: readonly Group[] = [
  {
    title: 'shell.footer-play',
    links: [
      { to: '/', text: 'shell.home' },
      { to: '/rng', text: 'catalogue.category-RNG' },
      { to: '/promotions', text: 'shell.promotions', module: 'REWCEN3' },
      { to: '/vip', text: 'shell.vip', module: 'VIP3' },
      { to: '/pointMall', text: 'shell.point-mall', module: 'PTSYS3' },
      { to: '/fairness', text: 'shell.fairness' },
    ],
  },
  {
    title: 'shell.footer-help',
    links: [
      { to: '/help#start', text: 'shell.help' },
      { to: '/help#money', text: 'shell.footer-deposits' },
      { to: '/help#terms', text: 'shell.footer-terms' },
      { to: '/down', text: 'shell.download' },
      { to: '/join', text: 'shell.join' },
      { to: '/credits', text: 'shell.credits' },
    ],
  },
  {
    title: 'shell.footer-safer',
    links: [
      { to: '/help#safer-play', text: 'shell.footer-safer' },
      { to: '/?mc=limits', text: 'shell.limits' },
    ],
  },
];

/** The year the brand began to publish, as its footer has always said. */
const firstYear = '2024';

function WayThere({ way: { to, text, module = 'COMM3' } }: { way: Way }) {
  const t = useText();
  if (!useModule(module)) return null;
  return (
    <li>
      <SiteLink to={to}>{t(text)}</SiteLink>
    </li>
  );
}

function Links({ group }: { group: Group }) {
  const t = useText();
  return (
    <nav aria-label={t(group.title)}>
      <h2 className={styles['title']}>{t(group.title)}</h2>
      <ul>
        {group.links.map((way) => (
          <WayThere key={way.to} way={way} />
        ))}
      </ul>
    </nav>
  );
}

function Licence() {
  const t = useText();
  const licence = useBrand()?.licence;
  const text = licence?.text[t.tag];
  if (text === undefined) return <p>{t('shell.footer-licence')}</p>;
  if (licence?.address === '') return <p>{text}</p>;
  return (
    <p>
      <a href={licence?.address} target="_blank" rel="noopener noreferrer">
        {text}
      </a>
    </p>
  );
}

const More = lazyScreen(async () => (await background()).FooterMore, ['later']);

export function Footer() {
  const t = useText();
  const brand = useBrand();
  const { name } = useFace();
  const age = brand?.adultAgeYears;
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <div className={styles['brand']}>
          <BrandLogo />
          <Licence />
          <div className={styles['settings']}>
            <LanguageMenu />
            <ThemeMenu />
          </div>
        </div>
        {groups.map((group) => (
          <Links key={group.title} group={group} />
        ))}
      </div>
      <Awake>
        <Suspense>
          <More />
        </Suspense>
      </Awake>
      <div className={styles['last']}>
        {age === undefined ? null : (
          <p className={styles['age']}>
            <b aria-hidden="true">{age}+</b>
            {t('shell.footer-age', { age })}
          </p>
        )}
        <p>{t('shell.copyright', { year: firstYear, name })}</p>
      </div>
    </footer>
  );
}
