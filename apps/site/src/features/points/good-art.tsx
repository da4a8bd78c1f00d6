// The picture of a good: a lit ground with one sign, known by the picture's name or else by the
// kind.
import type { CSSProperties } from 'react';
import type { GoodKind } from '@baize/contract';
import {
  GiftIcon,
  HeadsetIcon,
  type LucideIcon,
  SmartphoneIcon,
  SpadeIcon,
  TicketIcon,
  UsersIcon,
  UtensilsIcon,
} from '@baize/ui';
import styles from './points.module.css';

interface Look {
  readonly icon: LucideIcon;
  /** Degrees of the ground's colour. */
  readonly hue: number;
}

const pictures: Readonly<Record<string, Look>> = {
  cards: { icon: SpadeIcon, hue: 152 },
  headphones: { icon: HeadsetIcon, hue: 255 },
  smartphone: { icon: SmartphoneIcon, hue: 205 },
  ticket: { icon: TicketIcon, hue: 330 },
  meal: { icon: UtensilsIcon, hue: 28 },
};

const kinds: Readonly<Record<GoodKind, Look>> = {
  gift: { icon: GiftIcon, hue: 82 },
  promotion: { icon: TicketIcon, hue: 300 },
  live: { icon: UsersIcon, hue: 14 },
};

export function GoodArt({ picture, kind }: { picture: string; kind: GoodKind }) {
  const { icon: Icon, hue } = pictures[picture] ?? kinds[kind];
  return (
    <div className={styles['art']} style={{ '--hue': hue } as CSSProperties} aria-hidden="true">
      <Icon strokeWidth={1.4} />
    </div>
  );
}
