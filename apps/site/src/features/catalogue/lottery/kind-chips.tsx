// Choosing among our lotteries: all, the player's own lists where there are any, or one group.
import { Button, HistoryIcon, StarIcon } from '@baize/ui';
import { useText } from '../../../app/texts/texts.ts';
import type { LotteryGroup } from '../own-lotteries.ts';
import type { LotteryKind, OwnLists } from './lottery-lists.ts';
import chips from '../vendor-chips.module.css';

export interface KindChipsProps {
  groups: readonly LotteryGroup[];
  lists: OwnLists;
  chosen: LotteryKind;
  onChoose: (kind: LotteryKind) => void;
}

const marks = { favourites: <StarIcon />, recent: <HistoryIcon /> } as const;

export function KindChips({ groups, lists, chosen, onChoose }: KindChipsProps) {
  const t = useText();
  const own = (['favourites', 'recent'] as const).filter((list) => lists[list].length > 0);
  const kinds = [
    { kind: '' as const, text: t('lottery.all-kinds'), icon: undefined },
    ...own.map((list) => ({ kind: list, text: t(`lottery.${list}`), icon: marks[list] })),
    ...groups.map((group) => ({ kind: group, text: t(`lottery.group-${group}`), icon: undefined })),
  ];
  return (
    <div className={chips['chips']} role="group" aria-label={t('lottery.kinds')}>
      {kinds.map(({ kind, text, icon }) => (
        <Button
          key={kind}
          size="small"
          className={chips['chip']}
          icon={icon}
          aria-pressed={kind === chosen}
          onClick={() => onChoose(kind)}
        >
          {text}
        </Button>
      ))}
    </div>
  );
}
