// Terms of promotions and points that every side of the platform reads.
export * from './schema.ts';
export * from './envelope-schema.ts';
export {
  goodKinds,
  pointEntryKinds,
  redemptionStates,
  type GoodKind,
  type PointEntryKind,
  type RedemptionState,
} from '../points/schema.ts';
export {
  boardEntryStates,
  boardPlacesMax,
  boardStates,
  type BoardEntryState,
  type BoardState,
} from './boards.ts';
export { applicationPicturesMax, applicationRemarkMax } from './player.ts';
export { promotionTypes, type PromotionType } from './wire.ts';
export { ticketStatuses, ticketTypes, type TicketStatus, type TicketType } from './wire-tickets.ts';
export { voucherBatchesMost, vouchersMost } from './vouchers.ts';
