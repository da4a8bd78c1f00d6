// A round of the member, as others name it in each call that may.
import type { Input } from './sample.ts';

/** The request with what belongs to the member, and with what belongs to nobody. */
export type Owned = Readonly<Record<'theirs' | 'nobodys', Input>>;

/** Steps name it from the session of another game. */
export function ownedRound(roundId: string): Readonly<Record<string, Owned>> {
  const naming = (input: (id: string) => Input): Owned => ({
    theirs: input(roundId),
    nobodys: input('no-such-round'),
  });
  const params = (id: string) => ({ gameCode: 'mines', roundId: id });
  return {
    'wagering.getRound': naming((id) => ({ params: { roundId: id } })),
    'instant.stepInstant': naming((id) => ({ params: params(id), body: { number: 1, step: 0 } })),
    'instant.cashOutInstant': naming((id) => ({ params: params(id), body: { number: 1 } })),
  };
}
