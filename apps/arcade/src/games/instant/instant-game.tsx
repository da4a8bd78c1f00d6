// A small game from its start: asks the server how the player may play it now, then opens its room.
import { useEffect, useState } from 'react';
import type { Failure } from '@baize/client';
import { useArcade } from '../../app/arcade-context.tsx';
import { isSessionLost } from '../../app/ask-until-answered.ts';
import { CurtainMark } from '../../app/curtain-mark.tsx';
import { StoppedCurtain } from '../../app/stopped-curtain.tsx';
import type { Opened } from './desk/desk-state.ts';
import { InstantRoom } from './instant-room.tsx';

export function InstantGame() {
  const { t, client, session, bridge } = useArcade();
  const [opened, setOpened] = useState<Opened>();
  const [failure, setFailure] = useState<Failure>();
  const { gameCode } = session;
  useEffect(() => {
    let current = true;
    const calls = [
      client.instant.getInstant({ gameCode }),
      client.instant.listInstantRounds({ gameCode }),
    ] as const;
    void Promise.all(calls).then(([terms, page]) => {
      if (!current) return;
      if (terms.ok) setOpened({ terms: terms.value, page: page.ok ? page.value : undefined });
      else setFailure(terms);
    });
    return () => {
      current = false;
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
  return opened === undefined ? <CurtainMark /> : <InstantRoom opened={opened} />;
}
