// A lottery from its start: asks the server how the player may play it now, then opens its room.
// Another lottery is opened in the same session where the server lets it; else the site opens it.
import type { Failure } from '@baize/client';
import { useCallback, useEffect, useState } from 'react';
import { useArcade } from '../../app/arcade-context.tsx';
import { isSessionLost } from '../../app/ask-until-answered.ts';
import { CurtainMark } from '../../app/curtain-mark.tsx';
import { readLaunch } from '../../app/launch.ts';
import { StoppedCurtain } from '../../app/stopped-curtain.tsx';
import { useSiteTheme } from '../../frame/use-site-theme.ts';
import type { LotteryTerms } from './desk/lottery-terms.ts';
import { rememberGame } from './lobby/favourites.ts';
import { LotteryRoom } from './lottery-room.tsx';
import { gamePage } from './notices/game-page.ts';
import { SwitchNotice } from './notices/switch-notice.tsx';

export function LotteryGame() {
  const { t, session, bridge } = useArcade();
  const [wanted, setWanted] = useState(session.gameCode);
  const [opensIn, setOpensIn] = useState(() => readLaunch(new URL(location.href))?.view);
  const { terms, failure, again } = useTerms(wanted);
  useSiteTheme();
  // What this session may not open the site opens, where there is one around the game.
  const isOfSite = bridge.framed && failure?.refused === 'game-unknown' && terms !== undefined;
  useEffect(() => {
    if (isOfSite) bridge.tell({ type: 'open-game', gameCode: wanted });
  }, [isOfSite, wanted, bridge]);

  const choose = useCallback(
    (gameCode: string) => {
      again();
      setWanted(gameCode);
      setOpensIn(undefined);
    },
    [again],
  );
  const leave = bridge.framed
    ? () => bridge.tell({ type: 'exit' })
    : () => location.assign(gamePage(session.gameCode));
  if (terms === undefined && failure !== undefined) {
    const lost = isSessionLost(failure);
    return (
      <StoppedCurtain
        t={t}
        title={t(lost ? 'arcade.session-lost-title' : 'arcade.cannot-open')}
        text={lost ? t('arcade.session-lost-text') : failure.message || t('arcade.offline-text')}
        leave={leave}
        // The session is kept for the tab, so a reload asks again from the start.
        retry={lost ? undefined : () => location.reload()}
      />
    );
  }
  if (terms === undefined) return <CurtainMark />;
  return (
    <>
      <LotteryRoom
        key={terms.gameCode}
        terms={terms}
        onGame={choose}
        opensIn={opensIn}
        isSwitched={terms.gameCode !== session.gameCode}
      />
      {wanted === terms.gameCode ? null : (
        <SwitchNotice
          gameCode={wanted}
          failure={isOfSite ? undefined : failure}
          onRetry={again}
          onDismiss={() => setWanted(terms.gameCode)}
        />
      )}
    </>
  );
}

/** The terms of a lottery; those of the one before stand until they are there. */
function useTerms(gameCode: string) {
  const { client } = useArcade();
  const [terms, setTerms] = useState<LotteryTerms>();
  const [failed, setFailed] = useState<{ readonly gameCode: string; readonly failure: Failure }>();
  const [asked, setAsked] = useState(0);
  const isHere = terms?.gameCode === gameCode;
  const ask = useCallback(
    (_time: number) => client.lottery.getLotteryGame({ gameCode }),
    [client, gameCode],
  );
  useEffect(() => {
    if (isHere) return undefined;
    let isCurrent = true;
    void ask(asked).then((answer) => {
      if (!isCurrent) return;
      if (answer.ok) {
        setTerms(answer.value);
        rememberGame(gameCode);
      } else setFailed({ gameCode, failure: answer });
    });
    return () => {
      isCurrent = false;
    };
  }, [ask, gameCode, isHere, asked]);
  const again = useCallback(() => {
    setFailed(undefined);
    setAsked((times) => times + 1);
  }, []);
  const failure = failed?.gameCode === gameCode ? failed.failure : undefined;
  return { terms, failure, again };
}
