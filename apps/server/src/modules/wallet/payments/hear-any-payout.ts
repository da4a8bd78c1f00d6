// News of a payout, of a whole withdrawal or of one of its parts.
import type { Heard } from '../books/actions/heard.ts';
import { hearPartPayout } from '../parts/hear-part-payout.ts';
import type { WalletPorts } from '../ports.ts';
import { hearPayout } from '../withdrawals/actions/hear-payout.ts';

export async function hearAnyPayout(ports: WalletPorts, heard: Heard): Promise<'done' | 'unknown'> {
  const whole = await hearPayout(ports, heard);
  return whole === 'unknown' ? hearPartPayout(ports, heard) : whole;
}
