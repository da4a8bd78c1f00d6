// The door to deliveries: how a mail or a text message is sent to a person and never lost silently.
export { createDeliveries, type Deliveries, type NewDelivery } from './deliveries.ts';
export type { Sent, Trouble } from './deliveries.ts';
