// A small game: asks the server how the player may play it now, then opens its table.
import { useEffect, useState } from 'react';
import type { Failure } from '@baize/client';
import type { contract, OutputOf } from '@baize/contract';
import { useArcade } from '../../app/arcade-context.tsx';
import { CurtainMark } from '../../app/curtain-mark.tsx';
import { StoppedCurtain } from '../../app/stopped-curtain.tsx';
import { InstantTable } from './instant-table.tsx';

export type InstantTerms = OutputOf<(typeof contract)['instant']['getInstant']>;

export function InstantGame() {
  const { t, client, session } = useArcade();
  const [terms, setTerms] = useState<InstantTerms>();
  const [failure, setFailure] = useState<Failure>();
  const { gameCode } = session;
  useEffect(() => {
    void client.instant.getInstant({ gameCode }).then((answer) => {
      if (answer.ok) setTerms(answer.value);
      else setFailure(answer);
    });
  }, [client, gameCode]);
  if (failure !== undefined) {
    const text = failure.message || t('arcade.offline-text');
    const retry = () => location.reload();
    return <StoppedCurtain t={t} title={t('arcade.cannot-open')} text={text} retry={retry} />;
  }
  return terms === undefined ? <CurtainMark /> : <InstantTable terms={terms} />;
}
