// The panels behind a small game's menu: its rules, the player's rounds, their proof, sound.
import { BookOpenIcon, HistoryIcon, ShieldCheckIcon, Volume2Icon } from '@baize/ui';
import { useArcade } from '../../../app/arcade-context.tsx';
import { FairnessPanel } from '../../../frame/fairness-panel.tsx';
import type { MenuPanel } from '../../../frame/game-menu.tsx';
import { SoundPanel } from '../../../frame/sound-panel.tsx';
import { useDesk } from '../instant-context.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { RulesPanel } from './rules-panel.tsx';

export function useInstantPanels(): readonly MenuPanel[] {
  const { t } = useArcade();
  return [
    {
      id: 'rules',
      title: t('instant.rules'),
      icon: <BookOpenIcon />,
      content: () => <RulesPanel />,
      onlyText: true,
    },
    {
      id: 'history',
      title: t('arcade.history'),
      icon: <HistoryIcon />,
      content: () => <HistoryPanel />,
    },
    {
      id: 'fairness',
      title: t('arcade.fairness'),
      icon: <ShieldCheckIcon />,
      content: () => <InstantFairness />,
    },
    {
      id: 'sound',
      title: t('arcade.sound'),
      icon: <Volume2Icon />,
      content: () => <SoundPanel />,
    },
  ];
}

function InstantFairness() {
  const round = useDesk(({ hand, told, history }) => hand ?? told ?? history[0]);
  return <FairnessPanel round={round} />;
}
