// The columns of a game's return: verdict, actual against theoretical return, the band drawn, and
// the switch.
import { formatNumber } from '@baize/i18n';
import { Button, Status, VisuallyHidden, type Column, type StatusKind } from '@baize/ui';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { BandBar } from './band-bar.tsx';
import { usePercent } from './use-percent.ts';
import styles from './fairness.module.css';
import type { GameReturn } from './returns.ts';

const kinds: Readonly<Record<string, StatusKind>> = {
  outside: 'bad',
  within: 'good',
  'too-early': 'waiting',
  unstated: 'neutral',
};

const shownKinds: Readonly<Record<string, StatusKind>> = {
  on: 'good',
  maintenance: 'waiting',
  off: 'bad',
};

export function useReturnColumns(
  alertDeviations: number,
  onSwitch: (game: GameReturn) => void,
): readonly Column<GameReturn>[] {
  const t = useText();
  return [
    {
      key: 'game',
      head: t('console.fairness.game'),
      cell: (game) => <GameName {...{ game, alertDeviations }} />,
    },
    {
      key: 'actual',
      head: t('console.fairness.actual'),
      cell: (game) => <Actual {...{ game, onSwitch }} />,
      align: 'money',
    },
    {
      key: 'band',
      head: t('console.fairness.band'),
      cell: (game) => <BandBar game={game} alertDeviations={alertDeviations} />,
      wideOnly: true,
    },
    {
      key: 'rounds',
      head: t('console.fairness.rounds'),
      cell: (game) => <Rounds game={game} />,
      align: 'money',
      wideOnly: true,
    },
    {
      key: 'state',
      head: t('console.fairness.state'),
      cell: (game) => <GameState game={game} />,
      wideOnly: true,
    },
    {
      key: 'switch',
      head: <VisuallyHidden>{t('console.fairness.switch-off')}</VisuallyHidden>,
      cell: (game) => <SwitchButton game={game} onSwitch={onSwitch} />,
      wideOnly: true,
    },
  ];
}

interface SwitchedProps {
  game: GameReturn;
  onSwitch: (game: GameReturn) => void;
}

/** Where there is no room for their own columns the state and the switch stand here. */
function Actual({ game, onSwitch }: SwitchedProps) {
  const t = useText();
  const percent = usePercent();
  return (
    <>
      <strong>{percent(game.actualPercent)}</strong>
      <small className={styles['under']}>
        {t('console.fairness.theoretical')} {percent(game.theoreticalPercent)}
      </small>
      <span className={styles['narrow']}>
        <span className={styles['action']}>
          {game.shown === 'on' ? null : <Shown shown={game.shown} />}
          <SwitchButton {...{ game, onSwitch }} />
        </span>
      </span>
    </>
  );
}

interface GameNameProps {
  game: GameReturn;
  alertDeviations: number;
}

/** Where there is no room for the band's own column it stands here. */
function GameName({ game, alertDeviations }: GameNameProps) {
  const t = useText();
  const { verdict, basis, spread } = game;
  const notes = [
    ...(game.bet === '' ? [] : [game.bet]),
    t(`console.fairness.basis-${basis as 'exact'}`),
    ...(basis !== 'none' && spread === 'measured' ? [t('console.fairness.spread-measured')] : []),
    ...(game.current ? [] : [t('console.fairness.old-rules')]),
  ];
  return (
    <span className={styles['named']}>
      <strong>{game.name}</strong>
      <small className={styles['under']}>
        <code>{game.vendor}</code> · {notes.join(' · ')}
      </small>
      <Status kind={kinds[verdict] ?? 'neutral'}>
        {t(`console.fairness.verdict-${verdict as 'within'}`)}
      </Status>
      {game.deviations === null ? null : (
        <span className={styles['narrow']}>
          <BandBar game={game} alertDeviations={alertDeviations} />
        </span>
      )}
    </span>
  );
}

function Rounds({ game }: { game: GameReturn }) {
  const t = useText();
  const { money, moment } = useShow();
  const paid = money(game.paid, game.currency);
  const staked = money(game.staked, game.currency);
  return (
    <>
      {formatNumber(game.rounds, t.tag)}
      <small className={styles['under']}>{t('console.fairness.paid-of', { paid, staked })}</small>
      {game.since === null ? null : (
        <small className={styles['under']}>
          {t('console.fairness.since', { when: moment(game.since) })}
        </small>
      )}
    </>
  );
}

function Shown({ shown }: Pick<GameReturn, 'shown'>) {
  const t = useText();
  const kind = shownKinds[shown] ?? 'neutral';
  return <Status kind={kind}>{t(`console.fairness.shown-${shown as 'on'}`)}</Status>;
}

function GameState({ game }: { game: GameReturn }) {
  const t = useText();
  const { moment } = useShow();
  const { shown, alertedAt, switchedOffAt } = game;
  return (
    <>
      <Shown shown={shown} />
      {alertedAt === null ? null : (
        <small className={styles['under']}>
          {t('console.fairness.alerted-at', { when: moment(alertedAt) })}
        </small>
      )}
      {switchedOffAt === null ? null : (
        <small className={styles['under']}>
          {t('console.fairness.switched-off-at', { when: moment(switchedOffAt) })}
        </small>
      )}
    </>
  );
}

function SwitchButton({ game, onSwitch }: SwitchedProps) {
  const t = useText();
  const may = useMay('fairness.edit');
  const { shown, closedBy, name, current } = game;
  // A game closed by another switch is opened at that switch.
  if (!may || !current || (shown !== 'on' && closedBy !== 'game')) return null;
  const action = shown === 'on' ? 'switch-off' : 'switch-on';
  return (
    <Button
      size="small"
      aria-label={t(`console.fairness.${action}-named`, { name })}
      onClick={() => onSwitch(game)}
    >
      {t(`console.fairness.${action}`)}
    </Button>
  );
}
