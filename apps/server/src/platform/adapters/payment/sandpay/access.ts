// The keys by which the sandbox company and its one merchant know each other. Whoever starts first
// writes them into the company's folder; the other reads them there.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Access {
  readonly apiKey: string;
  readonly webhookSecret: string;
  /** Of the signed style: each side signs with its own private key, in PEM. */
  readonly merchant: KeyPair;
  readonly company: KeyPair;
}

export interface KeyPair {
  readonly privateKey: string;
  readonly publicKey: string;
}

const secretBytes = 24;
const modulusLength = 2048;

export function makeAccess(): Access {
  const secret = () => randomBytes(secretBytes).toString('base64url');
  return {
    apiKey: secret(),
    webhookSecret: secret(),
    merchant: makePair(),
    company: makePair(),
  };
}

function makePair(): KeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength });
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

/** A half-written file is never read: it is linked to its name once it is whole and on the disk. */
export function openAccess(folder: string): Access {
  const file = join(folder, 'access.json');
  const known = readAccess(file);
  if (known) return known;
  mkdirSync(folder, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(makeAccess()), { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const made = readAccess(file);
  if (!made) throw new Error(`The keys in ${file} cannot be read`);
  return made;
}

function readAccess(file: string): Access | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Access;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
