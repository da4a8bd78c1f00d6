// One banner of the operator's: its picture, and its text beside it. An own picture contains its
// text, which is then only for screen readers; the house's pictures carry it.
import { useState } from 'react';
import { buttonClass, VisuallyHidden } from '@baize/ui';
import { Paper } from '../../app/paper.tsx';
import { SiteLink } from '../../app/site-link.tsx';
import { useText } from '../../app/texts/texts.ts';
import { useLater } from '../../app/use-awake.ts';
import type { BannerFact } from './announcements.ts';
import type { Turn } from './carousel.tsx';
import styles from './banner-slide.module.css';

export interface BannerSlideProps {
  banner: BannerFact;
  /** When its link is followed to a page of the site. */
  onGone?: (() => void) | undefined;
  /** For a slide whose turn is next: the page's own parts come first. */
  comesAfterMs?: number;
  /** A slide whose turn is neither now nor next is not drawn yet. */
  turn?: Turn;
}

function Picture({ url, isHouseArt }: Pick<BannerFact, 'url' | 'isHouseArt'>) {
  return (
    <picture>
      {isHouseArt ? <source type="image/avif" srcSet={url.replace('.webp', '.avif')} /> : null}
      <img
        className={styles['art']}
        src={url}
        width={1200}
        height={420}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

interface WayProps extends BannerSlideProps {
  children: string;
}

function Way({ banner, onGone, children }: WayProps) {
  const { linkage, isHouseArt } = banner;
  const look = isHouseArt
    ? `${buttonClass({ kind: 'primary' })} ${styles['way']}`
    : styles['whole'];
  return linkage.startsWith('/') ? (
    <SiteLink to={linkage} className={look} onClick={onGone}>
      {children}
    </SiteLink>
  ) : (
    <a href={linkage} className={look} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

export function BannerSlide(props: BannerSlideProps) {
  const { banner, onGone, comesAfterMs = 0, turn = 'now' } = props;
  const isLater = useLater(comesAfterMs);
  const [hasCome, setHasCome] = useState(false);
  const isDue = turn === 'now' || (turn === 'next' && isLater);
  if (isDue && !hasCome) setHasCome(true);
  return (
    <div className={styles['banner']} data-ground="dark">
      {hasCome ? <Inside banner={banner} onGone={onGone} /> : null}
    </div>
  );
}

function Inside({ banner, onGone }: Pick<BannerSlideProps, 'banner' | 'onGone'>) {
  const t = useText();
  const { title, content, redirect, isHouseArt } = banner;
  const way = redirect ? (
    <Way banner={banner} onGone={onGone}>
      {isHouseArt ? t('home.banner-go') : title}
    </Way>
  ) : null;
  return (
    <>
      <Picture {...banner} />
      {isHouseArt ? (
        <div className={styles['words']}>
          <h2>{title}</h2>
          {content === '' ? null : (
            <div className={styles['text']}>
              <Paper html={content} />
            </div>
          )}
          {way}
        </div>
      ) : (
        (way ?? <VisuallyHidden>{title}</VisuallyHidden>)
      )}
    </>
  );
}
