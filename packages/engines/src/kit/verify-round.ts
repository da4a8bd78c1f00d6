// Works a round out again from what its receipt says, for families whose rounds are drawn at once.
import { openSeed } from './fairness.ts';
import type { RoundAsked, RoundPlayed, RoundReceipt, RoundVerified } from './family.ts';

export function verifyRound(
  { serverSeed, clientSeed, nonce, ...asked }: RoundReceipt,
  play: (asked: RoundAsked) => RoundPlayed | undefined,
): RoundVerified | undefined {
  const draws = openSeed(serverSeed).draws({ clientSeed, nonce });
  const played = play({ ...asked, draws });
  return played && { ...played, drawn: draws.recorded };
}
