// The sign of each game category.
import type { GameCategory } from '@baize/contract';
import {
  CherryIcon,
  DicesIcon,
  FishIcon,
  Gamepad2Icon,
  type LucideIcon,
  RadioIcon,
  SpadeIcon,
  TicketIcon,
  TrophyIcon,
} from '@baize/ui';

const icons: Readonly<Record<GameCategory, LucideIcon>> = {
  LIVE: RadioIcon,
  RNG: CherryIcon,
  SPORTS: TrophyIcon,
  ESPORTS: Gamepad2Icon,
  FISH: FishIcon,
  PVP: SpadeIcon,
  LOTT: TicketIcon,
  ELOTT: TicketIcon,
};

export function CategoryIcon({ category }: { category: string }) {
  const Icon = icons[category as GameCategory] ?? DicesIcon;
  return <Icon aria-hidden="true" />;
}
