// The bets that a player types: their text, what it means, and the ways on into the cart or to
// another province.
import { unitsPerOne } from '@baize/money';
import { useDeferredValue, useMemo, useState } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import type { CartSlip } from '../cart/cart.ts';
import { useDesk, useLottery } from '../lottery-context.tsx';
import { keepText, keptText } from './slang-keeper.ts';
import { readBets, sumOf, writtenBets } from './typed-bets.ts';

/** In đồng a bare 10 may mean ten or ten thousand. */
const bareUnit = (currency: string) => (currency === 'VND' ? undefined : unitsPerOne);

/** An amount as it may be typed, and what it is worth. */
export const exampleAmount = (currency: string) =>
  bareUnit(currency) === undefined
    ? { written: 'n10', units: 10_000n * unitsPerOne }
    : { written: 'x10', units: 10n * unitsPerOne };

export function useTypedBets(provinces: readonly string[]) {
  const { store, session } = useArcade();
  const { desk, openGame } = useLottery();
  const terms = useDesk((state) => state.terms);
  const { gameCode, playerId } = terms;
  const [text, setTyped] = useState(() => keptText(store, terms));
  const setText = (next: string) => {
    setTyped(next);
    keepText(store, terms, next);
  };
  // A key never waits for what it means.
  const shown = useDeferredValue(text);
  const unit = bareUnit(session.currency);
  const bets = useMemo(
    () => readBets(shown, { terms, book: desk.book, provinces, unit }),
    [shown, terms, desk.book, provinces, unit],
  );
  const sum = useMemo(() => sumOf(bets, gameCode), [bets, gameCode]);
  const isReady = !sum.isOpen && shown === text;

  /** The slips as they lie in the cart; none where it has no room for all of them. */
  const toCart = (): readonly CartSlip[] => {
    if (!isReady || !desk.cart.add(sum.own)) return [];
    setText(writtenBets(bets, (one) => one.gameCode !== gameCode));
    return desk.store.getState().cart.slice(-sum.own.length);
  };
  /** The text goes along: lines without a province name their game before. */
  const goTo = (other: string) => {
    if (!isReady) return;
    keepText(
      store,
      { gameCode: other, playerId },
      writtenBets(bets, () => true),
    );
    setText('');
    openGame(other);
  };
  return { text, setText, bets, sum, isReady, toCart, goTo };
}
