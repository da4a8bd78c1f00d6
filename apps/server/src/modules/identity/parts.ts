// What the actions of identity work with, made once by the door.
import type { Keeping } from '../../platform/secrets/index.ts';
import type { IdentityPorts } from './ports.ts';
import type { LegacyKeys } from './seal/legacy-keys.ts';
import type { Seals } from './seal/seal-keys.ts';
import type { Sessions } from './sessions.ts';

export interface IdentityParts {
  readonly ports: IdentityPorts;
  readonly sessions: Sessions;
  readonly seals: Seals;
  readonly legacyKeys: LegacyKeys;
  /** Seals what members hand in to prove who they are. */
  readonly documents: Keeping;
  /** What a document's number is compared by; nobody learns the number from it. */
  readonly documentKey: (number: string) => string;
}
