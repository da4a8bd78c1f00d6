// The picture of a promotion: a ground of light and cloth with one struck sign, so that all of them
// belong together and weigh nothing.
import type { CSSProperties } from 'react';
import {
  CalendarIcon,
  classNames,
  CoinsIcon,
  CrownIcon,
  DicesIcon,
  GiftIcon,
  type LucideIcon,
  RefreshCwIcon,
  SparklesIcon,
  StarIcon,
  TicketIcon,
  TrendingUpIcon,
  TrophyIcon,
  UploadIcon,
} from '@baize/ui';
import art from './art.module.css';
import styles from './promotions.module.css';

interface Look {
  readonly icon: LucideIcon;
  /** Degrees of the ground's colour. */
  readonly hue: number;
}

const looks: Readonly<Record<string, Look>> = {
  chest: { icon: GiftIcon, hue: 42 },
  calendar: { icon: CalendarIcon, hue: 205 },
  target: { icon: TrophyIcon, hue: 330 },
  lifebuoy: { icon: RefreshCwIcon, hue: 165 },
  percent: { icon: TrendingUpIcon, hue: 265 },
  coins: { icon: CoinsIcon, hue: 32 },
  crown: { icon: StarIcon, hue: 285 },
  ticket: { icon: TicketIcon, hue: 14 },
  camera: { icon: UploadIcon, hue: 190 },
  trophy: { icon: CrownIcon, hue: 48 },
  clover: { icon: DicesIcon, hue: 135 },
};

/** One picture that is not known is told apart by its name all the same. */
const otherwise = (name: string): Look => ({
  icon: SparklesIcon,
  hue: [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7),
});

export function PromotionArt({ picture, size }: { picture: string; size: 'card' | 'hero' }) {
  const { icon: Icon, hue } = looks[picture] ?? otherwise(picture);
  return (
    <div
      className={classNames(art['art'], styles[`art-${size}`])}
      data-hue=""
      style={{ '--hue': hue } as CSSProperties}
      aria-hidden="true"
    >
      <span className={art['ring']} />
      <span className={art['ring']} />
      <Icon className={styles['sign']} strokeWidth={1.4} />
    </div>
  );
}
