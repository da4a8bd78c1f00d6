// Passwords are stored only as Argon2id. A check takes the same work with or without a hash, so
// that its time does not reveal whether an account exists. [S12]
import { hash, verify } from '@node-rs/argon2';

/** The hashing function; tests count its calls. */
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
