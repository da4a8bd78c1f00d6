// The number or address of an account, as people type or paste it, read into the one form it is
// kept in. What carries a checksum is checked: money sent to a mistyped address is lost. [S21]
import { createHash } from 'node:crypto';
import { keccak_256 as keccak } from '@noble/hashes/sha3.js';
import type { Bank } from './rules/accounts.ts';

/** Undefined when there can be no such account there. */
export function readAccountNumber({ kind, bankCode }: Bank, typed: string): string | undefined {
  const text = typed.normalize('NFKC').trim();
  if (kind === 'crypto') return bankCode === 'USDT-TRC20' ? tronAddress(text) : etherAddress(text);
  const digits = text.replace(/[\s-]/gu, '');
  return kind === 'ewallet' ? mobileNumber(digits) : /^\d{6,24}$/u.exec(digits)?.[0];
}

/** Electronic wallets are named by a Philippine mobile number; kept as it is dialled at home. */
function mobileNumber(digits: string): string | undefined {
  const found = /^(?:\+63|0063|63|0)?(9\d{9})$/u.exec(digits);
  return found?.[1] === undefined ? undefined : `0${found[1]}`;
}

/** Forty hexadecimal digits whose capitals are the checksum (EIP-55); one case alone has none. */
function etherAddress(text: string): string | undefined {
  const digits = /^0x([0-9a-f]{40})$/iu.exec(text)?.[1];
  if (digits === undefined) return undefined;
  const plain = digits.toLowerCase();
  const digest = Buffer.from(keccak(Buffer.from(plain, 'ascii'))).toString('hex');
  const right = [...plain].map((one, at) => (digest.charAt(at) > '7' ? one.toUpperCase() : one));
  const address = right.join('');
  const hasChecksum = digits !== plain && digits !== digits.toUpperCase();
  return hasChecksum && digits !== address ? undefined : `0x${address}`;
}

const tronPrefix = 0x41;
const tronBytes = 25;
const checksumBytes = 4;

/** A prefix, twenty bytes and the beginning of their digest, in base 58. */
function tronAddress(text: string): string | undefined {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/u.test(text)) return undefined;
  const bytes = fromBase58(text);
  if (bytes.length !== tronBytes || bytes[0] !== tronPrefix) return undefined;
  const told = bytes.subarray(-checksumBytes);
  const digest = sha256(sha256(bytes.subarray(0, -checksumBytes)));
  return digest.subarray(0, checksumBytes).equals(told) ? text : undefined;
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Of a text without a leading `1`. */
function fromBase58(text: string): Buffer {
  let number = 0n;
  for (const digit of text) number = number * 58n + BigInt(alphabet.indexOf(digit));
  const hex = number.toString(16);
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
}
