// A slot game from its start: asks the server how the player may play it now, then opens its desk.
import { slotGameOf } from '@baize/engines';
import { useEffect, useState } from 'react';
import type { Failure } from '@baize/client';
import { useArcade } from '../../app/arcade-context.tsx';
import { isSessionLost } from '../../app/ask-until-answered.ts';
import { CurtainMark } from '../../app/curtain-mark.tsx';
import { StoppedCurtain } from '../../app/stopped-curtain.tsx';
import type { SlotTerms } from './desk/slot-round.ts';
import { SlotTable } from './slot-table.tsx';

export function SlotGame() {
  const { t, client, session, bridge } = useArcade();
  const [terms, setTerms] = useState<SlotTerms>();
  const [failure, setFailure] = useState<Failure>();
  const { gameCode } = session;
  useEffect(() => {
    let current = true;
    void client.slots.getSlot({ gameCode }).then((answer) => {
      if (!current) return;
      if (answer.ok) setTerms(answer.value);
      else setFailure(answer);
    });
    return () => {
      current = false;
    };
  }, [client, gameCode]);

  const leave = bridge.framed ? () => bridge.tell({ type: 'exit' }) : undefined;
  if (failure !== undefined) {
    const lost = isSessionLost(failure);
    // The session is kept for the tab, so a reload asks again from the start.
    const retry = () => location.reload();
    return (
      <StoppedCurtain
        t={t}
        title={t(lost ? 'arcade.session-lost-title' : 'arcade.cannot-open')}
        text={lost ? t('arcade.session-lost-text') : failure.message || t('arcade.offline-text')}
        leave={leave}
        retry={lost ? undefined : retry}
      />
    );
  }
  const game = slotGameOf(gameCode);
  if (terms === undefined || game === undefined) return <CurtainMark />;
  return <SlotTable terms={terms} game={game} />;
}
