// The end of parts and matches by time: a part whose payer showed a proof, or that was paid, counts
// as received when its player is silent; a match without a proof ends, and its part is open again.
import type { WalletPorts } from '../ports.ts';
import type { PartStep } from './rules/part.ts';
import { lockPart } from './store/writer.ts';
import { takeStep } from './take-step.ts';

/** False when there is nothing to end any more. */
export function endLate(
  ports: WalletPorts,
  id: string,
  { step, now }: { readonly step: PartStep & ('force' | 'expire'); readonly now: number },
): Promise<boolean> {
  return ports.database.transaction(async (tx) => {
    const part = await lockPart(tx, id);
    return part !== undefined && (await takeStep(ports, tx, part, { step, now })) !== undefined;
  });
}
