// The panels behind a slot's menu: what it pays, its rules, its rounds, its proof, its sound.
import { BookOpenIcon, CoinsIcon, HistoryIcon, ShieldCheckIcon, Volume2Icon } from '@baize/ui';
import { useArcade } from '../../app/arcade-context.tsx';
import { FairnessPanel } from '../../frame/fairness-panel.tsx';
import type { MenuPanel } from '../../frame/game-menu.tsx';
import { SoundPanel } from '../../frame/sound-panel.tsx';
import { HistoryPanel } from './panels/history-panel.tsx';
import { Paytable } from './panels/paytable.tsx';
import { RulesPanel } from './panels/rules-panel.tsx';
import { useDesk } from './slot-context.tsx';

export function useSlotPanels(show: (id: string | null) => void): readonly MenuPanel[] {
  const { t } = useArcade();
  return [
    {
      id: 'paytable',
      title: t('slots.paytable'),
      icon: <CoinsIcon />,
      content: () => <Paytable onRules={() => show('rules')} />,
    },
    {
      id: 'rules',
      title: t('slots.rules'),
      icon: <BookOpenIcon />,
      content: () => <RulesPanel onPaytable={() => show('paytable')} />,
    },
    {
      id: 'history',
      title: t('arcade.history'),
      icon: <HistoryIcon />,
      content: () => <HistoryPanel onReplay={() => show(null)} />,
    },
    {
      id: 'fairness',
      title: t('arcade.fairness'),
      icon: <ShieldCheckIcon />,
      content: () => <SlotFairness />,
    },
    {
      id: 'sound',
      title: t('arcade.sound'),
      icon: <Volume2Icon />,
      content: () => <SoundPanel />,
    },
  ];
}

function SlotFairness() {
  const round = useDesk((state) => state.round);
  const gameVersion = useDesk((state) => state.terms.gameVersion);
  return <FairnessPanel round={round?.answer} gameVersion={gameVersion} />;
}
