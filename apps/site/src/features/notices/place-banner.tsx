// The banner of a place other than the home page, such as the sign-in: the first one there. Without
// one no room is reserved.
import type { BannerPlace } from '@baize/contract';
import { useAnnouncements } from './announcements.ts';
import { BannerSlide } from './banner-slide.tsx';
import styles from './banner-slide.module.css';

export interface PlaceBannerProps {
  place: Exclude<BannerPlace, 'w_home'>;
  /** When its link is followed to a page of the site. */
  onGone: () => void;
}

export function PlaceBanner({ place, onGone }: PlaceBannerProps) {
  const data = useAnnouncements();
  const banner = data?.banners.find(({ groupName }) => groupName === place);
  if (banner === undefined) return null;
  return (
    <aside className={styles['small']} aria-label={banner.title}>
      <BannerSlide banner={banner} onGone={onGone} />
    </aside>
  );
}
