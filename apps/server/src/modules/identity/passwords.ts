// Passwords are kept as Argon2id and nothing else. Checking takes the same work whether or not
// there is a hash to check against, so that nobody learns from the time it takes who has an
// account. [S12]
import { hash, verify } from '@node-rs/argon2';

/** What does the work; tests count how often it is asked. */
export interface Argon {
  hash(text: string, options: object): Promise<string>;
  verify(hashed: string, text: string): Promise<boolean>;
}

export interface Passwords {
  hash(text: string): Promise<string>;
  /** False when there is no hash, after the same work. */
  verify(hashed: string | null | undefined, text: string): Promise<boolean>;
}

// Argon2id; the library's enum cannot be read under erasable syntax.
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function createPasswords(argon: Argon = { hash, verify }): Passwords {
  let nobodys: Promise<string> | undefined;
  return {
    hash: (text) => argon.hash(text, options),
    async verify(hashed, text) {
      nobodys ??= argon.hash('the password of nobody', options);
      const fits = await argon.verify(hashed ?? (await nobodys), text);
      return fits && typeof hashed === 'string';
    },
  };
}
