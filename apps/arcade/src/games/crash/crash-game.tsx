// A crash game from its start: asks the server how the player may play it now, then opens its room.
import type { Failure } from '@baize/client';
import { useEffect, useState } from 'react';
import { useArcade } from '../../app/arcade-context.tsx';
import { isSessionLost } from '../../app/ask-until-answered.ts';
import { CurtainMark } from '../../app/curtain-mark.tsx';
import { StoppedCurtain } from '../../app/stopped-curtain.tsx';
import { useSiteTheme } from '../../frame/use-site-theme.ts';
import { CrashRoom } from './crash-room.tsx';
import type { CrashTerms } from './desk/crash-terms.ts';

export function CrashGame() {
  const { t, client, session, bridge } = useArcade();
  const [terms, setTerms] = useState<CrashTerms>();
  const [failure, setFailure] = useState<Failure>();
  const { gameCode } = session;
  useSiteTheme();
  useEffect(() => {
    let isCurrent = true;
    void client.crash.getCrash({ gameCode }).then((answer) => {
      if (!isCurrent) return;
      if (answer.ok) setTerms(answer.value);
      else setFailure(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, [client, gameCode]);
  if (failure !== undefined) {
    const lost = isSessionLost(failure);
    return (
      <StoppedCurtain
        t={t}
        title={t(lost ? 'arcade.session-lost-title' : 'arcade.cannot-open')}
        text={lost ? t('arcade.session-lost-text') : failure.message || t('arcade.offline-text')}
        leave={bridge.framed ? () => bridge.tell({ type: 'exit' }) : undefined}
        // The session is kept for the tab, so a reload asks again from the start.
        retry={lost ? undefined : () => location.reload()}
      />
    );
  }
  return terms === undefined ? <CurtainMark /> : <CrashRoom terms={terms} />;
}
