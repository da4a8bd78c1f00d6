// The brand's face, as staff read it.
import type { brand, OutputOf } from '@baize/contract';
import type { BrandParts } from './parts.ts';
import { iconsOf } from './records.ts';

type ShownFace = OutputOf<typeof brand.getFace>;

const addressOf = (kind: 'picture' | 'icon', file: string) =>
  file === '' ? '' : `/wps/brand/${kind}/${file}`;

export function shownFace({ keeper }: BrandParts): ShownFace {
  const { face } = keeper.current();
  const { name, heroTitle, heroText, colours, logo, hero } = face;
  return {
    name,
    heroTitle: { ...heroTitle },
    heroText: { ...heroText },
    colours: { ...colours },
    pictures: {
      logo: addressOf('picture', logo),
      icon: addressOf('icon', iconsOf(face)?.small ?? ''),
      hero: addressOf('picture', hero),
    },
  };
}
