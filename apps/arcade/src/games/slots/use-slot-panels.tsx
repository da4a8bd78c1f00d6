// The panels behind a slot's menu: what it pays, its rules, its rounds, its proof, its sound.
import type { Translator } from '@baize/i18n';
import {
  BookOpenIcon,
  CoinsIcon,
  HistoryIcon,
  JackpotRules,
  ShieldCheckIcon,
  TrophyIcon,
  Volume2Icon,
} from '@baize/ui';
import { useArcade } from '../../app/arcade-context.tsx';
import { FairnessPanel } from '../../frame/fairness-panel.tsx';
import type { MenuPanel } from '../../frame/game-menu.tsx';
import type { Jackpots } from '../../frame/jackpots/use-jackpots.ts';
import { SoundPanel } from '../../frame/sound-panel.tsx';
import { HistoryPanel } from './panels/history-panel.tsx';
import { Paytable } from './panels/paytable.tsx';
import { RulesPanel } from './panels/rules-panel.tsx';
import { useDesk } from './slot-context.tsx';

export function useSlotPanels(
  show: (id: string | null) => void,
  jackpots: Jackpots | undefined,
): readonly MenuPanel[] {
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
    ...jackpotPanels(t, jackpots),
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
  return <FairnessPanel round={round?.answer} />;
}

/** The jackpots have a panel where the house offers them. */
function jackpotPanels(t: Translator, jackpots: Jackpots | undefined): readonly MenuPanel[] {
  if (jackpots === undefined) return [];
  return [
    {
      id: 'jackpots',
      title: t('jackpots.how-it-works'),
      icon: <TrophyIcon />,
      content: () => <SlotJackpots jackpots={jackpots} />,
      onlyText: true,
    },
  ];
}

function SlotJackpots({ jackpots }: { jackpots: Jackpots }) {
  const stake = useDesk((state) => state.stake);
  const demo = useDesk((state) => state.terms.demo);
  const { t } = useArcade();
  return <JackpotRules t={t} jackpots={jackpots} stake={stake} demo={demo} />;
}
