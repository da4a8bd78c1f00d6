// Each minute: tells of envelopes that began, ends those that are over or empty, and grants the
// bonuses that packets are. The same is done soon after a packet was taken.
import { everyMinute } from '../../../../platform/module/index.ts';
import type { PromotionsPorts } from '../../ports.ts';
import { announceBegun } from '../announce.ts';
import { endOver } from '../end-over.ts';
import { grantPackets } from '../grant-packets.ts';
import type { EnvelopeKeeper } from '../keep-envelopes.ts';

export const moveEnvelopes = (ports: PromotionsPorts, envelopes: EnvelopeKeeper) => ({
  name: 'promotions-move-envelopes',
  cron: everyMinute,
  run: async () => {
    await announceBegun(ports);
    await endOver(ports, envelopes);
    await grantPackets(ports);
  },
});
