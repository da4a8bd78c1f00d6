// The badge of a level, small beside a name or large. A caller that shows it alone names it.
import type { VipEmblem } from '@baize/contract';

export interface VipArtProps {
  emblem: VipEmblem;
  /** In pixels of the page. */
  size: number;
  alt?: string;
}

const smallMost = 32;

export function VipArt({ emblem, size, alt = '' }: VipArtProps) {
  const art = `/art/vip/${emblem}.${size <= smallMost ? 64 : 256}`;
  return (
    <picture>
      <source srcSet={`${art}.avif`} type="image/avif" />
      <img src={`${art}.webp`} alt={alt} width={size} height={size} decoding="async" />
    </picture>
  );
}
