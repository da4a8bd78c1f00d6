// The game page: header and game, nothing else. A visitor is asked to sign in first; messages of
// the game take effect, and leaving leads back to the games.
import { useEffect, useRef, useState } from 'react';
import { printUnits } from '@baize/money';
import { Button, EmptyState, Tile } from '@baize/ui';
import { goTo, useSearchParams } from '../app/address.tsx';
import { refreshBalance, useBalance } from '../app/balance.ts';
import { openDialog, whenMember } from '../app/dialogs.ts';
import { refreshGameMoney, useGameMoneyOf } from '../app/game-money.ts';
import { useMemberCentre } from '../app/member-pages.ts';
import { beginRound, endRound } from '../app/running-round.ts';
import { useSession } from '../app/session/session.ts';
import { useDemoSignIn } from '../app/session/use-demo-sign-in.ts';
import { useModule } from '../app/status.ts';
import { useText } from '../app/texts/texts.ts';
import { usePageTitle } from '../app/use-page-title.ts';
import {
  type GameTold,
  useGameMessages,
  useTellBalance,
} from '../features/catalogue/game-messages.ts';
import { GameStage } from '../features/catalogue/game-stage.tsx';
import {
  artOf,
  defaultArtOf,
  type Game,
  gameFact,
  gamePath,
  useGame,
} from '../features/catalogue/games.ts';
import { placeOf } from '../features/catalogue/lanes.ts';
import { type LaunchMode, modeNamed } from '../features/catalogue/launch-mode.ts';
import { useLaunch } from '../features/catalogue/launch.ts';
import { useMoneyBack } from '../features/catalogue/money-back.ts';
import { houseVendor } from '../features/catalogue/house-vendor.ts';
import { isOwnLottery, lotteryVendors } from '../features/catalogue/own-lotteries.ts';
import { seaLotteryPath, vnLotteryPath } from '../features/catalogue/vendor-way.ts';
import { SessionStrip } from '../shell/header/session-strip.tsx';
import styles from './game.module.css';

/** The names of our own games, which show the session themselves. */
const houseVendors: readonly string[] = [houseVendor, ...lotteryVendors];
/** How long a round may go on without a word: a vendor's, and ours with all its free spins. */
const vendorRoundMs = 60_000;
const ownRoundMs = 600_000;

function SignInFirst() {
  const t = useText();
  const hasDemo = useModule('FREEPLAY3');
  const demo = useDemoSignIn();
  return (
    <EmptyState
      action={
        <div className={styles['ways']}>
          <Button kind="primary" onClick={() => openDialog('login')}>
            {t('shell.sign-in')}
          </Button>
          {hasDemo ? (
            <Button loading={demo.isPending} onClick={() => demo.start()}>
              {t('shell.free-demo')}
            </Button>
          ) : null}
        </div>
      }
    >
      {t('catalogue.sign-in-to-play')}
    </EmptyState>
  );
}

/** The game that waits for a sign-in. */
function Poster({ game }: { game: Game }) {
  const t = useText();
  return (
    <Tile
      className={styles['poster']}
      art={artOf(game)}
      instead={defaultArtOf(game)}
      name={game.displayName}
      fact={gameFact(t, game)}
      renderLink={({ className, children }) => <span className={className}>{children}</span>}
      eager
    />
  );
}

/** The game as it was last known: one that is switched off while it lies open keeps its name. */
function useOpenedGame(nodeId: string): Game | undefined {
  const listed = useGame(nodeId);
  const [known, setKnown] = useState(listed);
  if (listed !== undefined && listed !== known) setKnown(listed);
  return listed ?? (known?.nodeId === nodeId ? known : undefined);
}

/** The list that a game was opened from: ours at their odds stand among the e-lotteries. */
function listOf(mode: LaunchMode, game: Game | undefined): string | undefined {
  if (mode === 'VN') return vnLotteryPath;
  if (mode === 'SEA' && game !== undefined && isOwnLottery(game)) return seaLotteryPath;
  return placeOf(mode === 'ELOTT' ? mode : (game?.gameType ?? ''));
}

export function GamePage() {
  const [search] = useSearchParams();
  const session = useSession();
  const centre = useMemberCentre();
  const frame = useRef<HTMLIFrameElement>(null);
  const [attempt, setAttempt] = useState(0);
  const nodeId = search.get('game') ?? '';
  const wanted = {
    nodeId,
    vassalage: search.get('vendor') ?? '',
    mode: modeNamed(search.get('mode')),
    roomId: search.get('room') ?? undefined,
  };
  const game = useOpenedGame(nodeId);
  const name = game?.displayName ?? '';
  const { data: address, error } = useLaunch(wanted, attempt);
  usePageTitle(name);
  const listed = listOf(wanted.mode, game);
  const leave = () => goTo(listed ?? '/');
  const isOurs = houseVendors.includes(wanted.vassalage);
  const units = useBalance().data?.units;
  const onTold = ({ what, stake, gameCode }: GameTold) => {
    if (what === 'round-began') {
      beginRound({ balance: units, stake, limitMs: isOurs ? ownRoundMs : vendorRoundMs });
    } else if (what !== 'ready') endRound();
    if (what === 'round-ended' || what === 'balance') void refreshGameMoney();
    if (what === 'exit') leave();
    if (what === 'open-game' && isOurs && game !== undefined) {
      const gameType = wanted.mode === 'ELOTT' ? wanted.mode : game.gameType;
      goTo(gamePath({ ...game, gameType, nodeId: gameCode ?? nodeId }));
    }
    if (what === 'balance') void refreshBalance();
    if (what === 'session-lost') setAttempt(attempt + 1);
    if (what === 'deposit') whenMember(() => centre.open('depositv2'));
    if (what === 'limits') whenMember(() => centre.open('limits'));
  };
  useGameMessages(frame, address, onTold);
  useTellBalance(
    frame,
    isOurs ? address : undefined,
    units === undefined ? undefined : printUnits(units),
  );
  useGameMoneyOf(wanted.vassalage, session !== undefined && !isOurs && address !== undefined);
  useMoneyBack(session !== undefined && !isOurs);
  // A game that is left or exchanged for another ends its round.
  useEffect(() => (address === undefined ? undefined : endRound), [address]);
  if (session === undefined) {
    return (
      <div className={styles['door']}>
        {game === undefined ? null : <Poster game={game} />}
        <SignInFirst />
      </div>
    );
  }
  return (
    <GameStage
      name={name}
      address={address}
      error={error}
      frame={frame}
      onLeave={leave}
      onRetry={() => setAttempt(attempt + 1)}
      facts={isOurs ? null : <SessionStrip />}
    />
  );
}
