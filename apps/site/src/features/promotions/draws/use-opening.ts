// One opening of a draw: asked, shown by its face, then told. Until then the balance stands still
// and no list is read again, so that nothing tells the result before the face does.
import { useEffect, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { newIntent, RefusedError, unwrap } from '@baize/client';
import { motionIsReduced } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { refreshBalance, useBalance } from '../../../app/balance.ts';
import { beginRound, endRound } from '../../../app/running-round.ts';
import { refreshPromotions } from '../promotions.ts';
import { refreshDraws, type Opening, type PrizeDraw } from './prize-draws.ts';

/** Should a face never end, the balance moves on. */
const limitMs = 30_000;

export interface Shown {
  readonly opening: Opening;
  /** The face has shown it. */
  readonly isTold: boolean;
}

export function useOpening({ promotionId: id, version }: PrizeDraw) {
  const { data: balance } = useBalance();
  const [intent, setIntent] = useState(newIntent);
  const [shown, setShown] = useState<Shown>();
  useEffect(() => endRound, []);
  const end = () => {
    endRound();
    refreshDraws();
    refreshPromotions();
    void refreshBalance();
  };
  const tell = () => {
    setShown((known) => known && { ...known, isTold: true });
    end();
  };
  const open = useMutation({
    mutationFn: async () => {
      beginRound({ balance: balance?.units, stake: '0', limitMs });
      return unwrap(await client.promotions.openDraw({ id, version }, { intent }));
    },
    onSuccess: (opening) => {
      setIntent(newIntent());
      setShown({ opening, isTold: motionIsReduced() });
      if (motionIsReduced()) end();
    },
    onError: (error) => {
      // A lost answer is asked for again under the same intent.
      if (error instanceof RefusedError) setIntent(newIntent());
      end();
    },
  });
  return { open, shown, tell, close: () => setShown(undefined) };
}
