// Facts: say here what callers can ask of it.
import type { Noun } from './kit/endpoint.ts';

export const facts = {} as const satisfies Noun;
