// Payments as our books have them, for those who hold a provider's file against them.
import type { Database } from '../../../platform/database/index.ts';
import {
  readBooked,
  readBookedByReference,
  type BookedPage,
  type BookedSpan,
} from './store/booked.ts';

export const createBooked = ({ kysely }: Database) => ({
  booked: (span: BookedSpan, page: BookedPage) => readBooked(kysely, span, page),
  bookedByReference: (asked: Parameters<typeof readBookedByReference>[1]) =>
    readBookedByReference(kysely, asked),
});
