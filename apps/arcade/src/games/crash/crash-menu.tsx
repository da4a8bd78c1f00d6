// The menu of a crash game: how it is played, how a round is proven, and sound.
import { BookOpenIcon, buttonClass, CopyText, ShieldCheckIcon, Volume2Icon } from '@baize/ui';
import { useArcade } from '../../app/arcade-context.tsx';
import { GameMenu } from '../../frame/game-menu.tsx';
import { SoundPanel } from '../../frame/sound-panel.tsx';
import { useCrash } from './crash-context.tsx';
import { RulesPanel } from './panels/rules-panel.tsx';
import styles from '../../frame/panels.module.css';

export interface CrashMenuProps {
  open: string | null;
  onOpen: (id: string | null) => void;
}

export function CrashMenu({ open, onOpen }: CrashMenuProps) {
  const { t, bridge } = useArcade();
  const version = useCrash((state) => state.terms.gameVersion);
  const panels = [
    {
      id: 'rules',
      title: t('crash-play.rules'),
      icon: <BookOpenIcon />,
      content: () => <RulesPanel />,
      onlyText: true,
    },
    {
      id: 'proof',
      title: t('crash-play.proof'),
      icon: <ShieldCheckIcon />,
      content: () => <ProofPanel />,
    },
    {
      id: 'sound',
      title: t('arcade.sound'),
      icon: <Volume2Icon />,
      content: () => <SoundPanel />,
    },
  ];
  return (
    <GameMenu
      panels={panels}
      open={open}
      onOpen={onOpen}
      onLeave={bridge.framed ? () => bridge.tell({ type: 'exit' }) : undefined}
      version={version.slice(0, 8)}
    />
  );
}

function ProofPanel() {
  const { t } = useArcade();
  const round = useCrash((state) => state.round);
  const gameCode = useCrash((state) => state.terms.gameCode);
  if (round === null) return <p className={styles['mute']}>{t('crash-play.no-round')}</p>;
  const labels = { copyLabel: t('arcade.copy'), copiedLabel: t('arcade.copied') };
  const facts = [
    [t('crash-play.round'), round.round],
    [t('crash-play.commitment'), round.commitment],
    [t('crash-play.beacon-round'), String(round.beaconRound)],
  ] as const;
  return (
    <div className={styles['stack']}>
      <p>{t('crash-play.proof-text')}</p>
      <dl className={styles['facts']}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <CopyText text={value} {...labels} />
            </dd>
          </div>
        ))}
      </dl>
      <a
        className={buttonClass({ kind: 'primary', full: true })}
        href={proofPath(gameCode, round.round)}
        target="_blank"
        rel="noopener"
      >
        {t('crash-play.verify')}
      </a>
    </div>
  );
}

/** The page on which anybody draws a round again. */
export const proofPath = (game: string, issue: string): string =>
  `/fairness?${new URLSearchParams({ game, issue })}`;
