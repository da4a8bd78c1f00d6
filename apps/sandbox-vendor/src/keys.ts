// The keys of the brands, made on the first start of each and kept in the data folder for their
// owner's eyes alone, and beside them what an operator enters to connect each brand.
import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brands } from './brands.ts';
import { vendorCodes, type VendorCode } from './games/game.ts';

export interface Keys {
  /** The secret of a brand now. */
  secretOf(vendor: VendorCode): string;
  /** Takes the key that a platform gave out; from here on only this one is used. */
  change(vendor: VendorCode, secret: string): void;
  readonly privateKey: KeyObject;
}

interface Kept {
  readonly secrets: Readonly<Record<VendorCode, string>>;
  readonly privateKey: string;
}

const ownerOnly = 0o600;
const secretBytes = 32;

export function readOrMakeKeys(folder: string): Keys {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'keys.json');
  const found = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Kept) : makeKeys();
  // A brand that is new since the last start gets its own; the others keep theirs.
  let kept: Kept = { ...found, secrets: { ...newSecrets(), ...found.secrets } };
  writeWhole(path, kept);
  return {
    secretOf: (vendor) => kept.secrets[vendor],
    change(vendor, secret) {
      kept = { ...kept, secrets: { ...kept.secrets, [vendor]: secret } };
      writeWhole(path, kept);
    },
    privateKey: createPrivateKey(kept.privateKey),
  };
}

/** Tells an operator on this machine where each brand is and what proves it. */
export function writeCredentials(folder: string, keys: Keys, apiUrl: string): void {
  const publicKey = createPublicKey(keys.privateKey).export({ type: 'spki', format: 'pem' });
  const entries = vendorCodes.map((code) => {
    const { style } = brands[code];
    const own = { style, apiUrl: `${apiUrl}/api/${code}`, secret: keys.secretOf(code) };
    return [code, style === 'signed-rsa' ? { ...own, publicKey } : own] as const;
  });
  writeWhole(join(folder, 'credentials.json'), Object.fromEntries(entries));
}

function makeKeys(): Kept {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    secrets: newSecrets(),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

function newSecrets(): Kept['secrets'] {
  const secret = () => randomBytes(secretBytes).toString('base64url');
  return Object.fromEntries(vendorCodes.map((code) => [code, secret()])) as Kept['secrets'];
}

/** The file is written atomically. */
function writeWhole(path: string, value: object): void {
  writeFileSync(`${path}.new`, `${JSON.stringify(value, undefined, 2)}\n`, { mode: ownerOnly });
  renameSync(`${path}.new`, path);
}
