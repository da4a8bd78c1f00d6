// Cashier: say here what callers can ask of it.
import type { Noun } from './kit/endpoint.ts';

export const cashier = {} as const satisfies Noun;
