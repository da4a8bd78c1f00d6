// The top of the home page: the promise of the house, and one game to begin with.
import { Button, buttonClass, classNames } from '@baize/ui';
import { brandPicture, useFace } from '../../app/brand.ts';
import { SiteLink } from '../../app/site-link.tsx';
import { useText } from '../../app/texts/texts.ts';
import styles from './hero.module.css';

export interface HeroProps {
  /** The game the button plays; absent until the games are known. */
  game: string | undefined;
  isDemo: boolean;
  isOpening: boolean;
  onPlay: () => void;
}

const art = '/art/heroes/golden-lotus-20';

function HeroArt({ own }: { own: string }) {
  if (own !== '')
    return <img className={styles['art']} src={brandPicture(own)} alt="" fetchPriority="high" />;
  return (
    <picture>
      <source media="(max-width: 640px)" type="image/avif" srcSet={`${art}.720.avif`} />
      <source media="(max-width: 640px)" type="image/webp" srcSet={`${art}.720.webp`} />
      <source type="image/avif" srcSet={`${art}.1200.avif`} />
      <img
        className={styles['art']}
        src={`${art}.1200.webp`}
        width={1200}
        height={420}
        alt=""
        fetchPriority="high"
      />
    </picture>
  );
}

export function Hero({ game, isDemo, isOpening, onPlay }: HeroProps) {
  const t = useText();
  const { look } = useFace();
  const short = t(isDemo ? 'home.hero-demo' : 'catalogue.play-now');
  const whole = isDemo ? short : t('home.hero-play', { game: game ?? '' });
  return (
    <section className={styles['hero']} data-ground="dark">
      <HeroArt own={look.hero} />
      {look.hero === '' && look.theme !== '' ? (
        <>
          <span className={classNames(styles['art'], styles['dyedCloth'])} />
          <span className={classNames(styles['art'], styles['dyedLotus'])} />
        </>
      ) : null}
      <div className={styles['words']}>
        <h1 className={styles['title']}>{look.heroTitle[t.tag] ?? t('home.hero-title')}</h1>
        <p className={styles['text']}>{look.heroText[t.tag] ?? t('home.hero-text')}</p>
        <div className={styles['buttons']} data-visitor={isDemo ? '' : undefined}>
          <Button kind="primary" disabled={game === undefined} loading={isOpening} onClick={onPlay}>
            <span className={styles['whole']}>{whole}</span>
            <span className={styles['short']}>{short}</span>
          </Button>
          <SiteLink to="/fairness" className={`${buttonClass({})} ${styles['how']}`}>
            {t('home.hero-how')}
          </SiteLink>
        </div>
      </div>
    </section>
  );
}
