// The home page's first picture and the operator's banners after it, taking turns.
import type { ReactNode } from 'react';
import { useText } from '../../app/texts/texts.ts';
import { useAnnouncements } from './announcements.ts';
import { BannerSlide } from './banner-slide.tsx';
import { Carousel, type Turn } from './carousel.tsx';

/** A second before its turn: until then the page's own parts come first. */
const comesAfterMs = 6000;

export function HomeBanners({ children }: { children: ReactNode }) {
  const t = useText();
  const banners = (useAnnouncements()?.banners ?? []).filter(
    ({ groupName }) => groupName === 'w_home',
  );
  const house = { id: 'house', name: t('home.hero-title'), content: children };
  const others = banners.map((banner) => ({
    id: banner.bannerId,
    name: banner.title,
    content: (turn: Turn) => (
      <BannerSlide banner={banner} comesAfterMs={comesAfterMs} turn={turn} />
    ),
  }));
  return <Carousel slides={[house, ...others]} />;
}
