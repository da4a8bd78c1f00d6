// One lottery: its plays with their returns, its terms, its schedule, and what waits for a second
// person or was decided before.
import type { ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { buttonClass, SectionHead, Skeleton, Status, Tabs } from '@baize/ui';
import { Refused } from '../../app/refused.tsx';
import { useText } from '../../app/texts.ts';
import { useGameName } from './game-facts.ts';
import { useGame, type GameShown } from './game-settings.ts';
import { LimitedNumbers } from './limited-numbers.tsx';
import styles from './lottery.module.css';
import { PlayTable } from './play-table.tsx';
import { ProposalCards } from './proposal-cards.tsx';
import { ProposalList } from './proposal-list.tsx';
import { ScheduleCard } from './schedule-card.tsx';
import { TermsCard } from './terms-card.tsx';

const tabs = ['plays', 'terms', 'schedule', 'changes'] as const;
type TabName = (typeof tabs)[number];

export function LotteryGamePage() {
  const { gameCode = '' } = useParams();
  const { data, error, isFetching, refetch } = useGame(gameCode);
  if (error) return <Refused error={error} isAsking={isFetching} onAgain={refetch} />;
  if (!data) return <Skeleton shape="block" />;
  return <GameShownPage key={gameCode} game={data} />;
}

function GameShownPage({ game }: { game: GameShown }) {
  const t = useText();
  const name = useGameName();
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'plays';
  const { gameCode, kind, drawnBy, settings } = game;
  const parts: Readonly<Record<TabName, ReactNode>> = {
    plays: <PlayTable game={game} />,
    terms: (
      <div className={styles['stack']}>
        <TermsCard game={game} />
        <LimitedNumbers gameCode={gameCode} issue={null} isOpen />
      </div>
    ),
    schedule: <ScheduleCard game={game} />,
    changes: <ProposalList search={{ gameCode }} />,
  };
  return (
    <div className={styles['stack']}>
      <SectionHead
        level={1}
        title={name(gameCode)}
        fact={
          <Status kind={settings.on ? 'good' : 'bad'}>
            {t(settings.on ? 'console.lottery.on' : 'console.lottery.off')}
          </Status>
        }
        actions={
          <Link className={buttonClass({ size: 'small' })} to={`/lottery/issues?game=${gameCode}`}>
            {t('console.lottery.issues')}
          </Link>
        }
      />
      <p className={styles['intro']}>
        {t(`console.lottery.kind-${kind}`)} · {t(`console.lottery.drawn-by-${drawnBy}`)}
      </p>
      <ProposalCards proposals={game.proposals} />
      <Tabs
        label={name(gameCode)}
        tabs={tabs.map((id) => ({ id, label: t(`console.lottery.tab-${id}`) }))}
        selected={tab}
        onSelect={(next) => setSearch({ tab: next }, { replace: true })}
      >
        {parts[tab]}
      </Tabs>
    </div>
  );
}
