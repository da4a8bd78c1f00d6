// Promotions: calls of members, of clients of the family, and of staff.
import { promotionsFigures } from './figures.ts';
import { promotionsEnvelopes } from './envelopes.ts';
import { promotionsBoards } from './boards.ts';
import { promotionsMissions } from './missions.ts';
import { promotionsDraws } from './draws.ts';
import { promotionsInvitations } from './invitations.ts';
import { promotionsOperations } from './operations.ts';
import { promotionsPictures } from './pictures.ts';
import { promotionsPlayer } from './player.ts';
import { promotionsSegments } from './segments.ts';
import { promotionsSignals } from './signals.ts';
import { promotionsVouchers } from './vouchers.ts';
import { promotionsWireTickets } from './wire-tickets.ts';
import { promotionsWire } from './wire.ts';

export const promotions = {
  ...promotionsPlayer,
  ...promotionsWire,
  ...promotionsWireTickets,
  ...promotionsOperations,
  ...promotionsFigures,
  ...promotionsSegments,
  ...promotionsEnvelopes,
  ...promotionsBoards,
  ...promotionsMissions,
  ...promotionsInvitations,
  ...promotionsDraws,
  ...promotionsVouchers,
  ...promotionsPictures,
  ...promotionsSignals,
};
