// The number or address of an account, as people type or paste it, read into the one form it is
// kept in. What carries a checksum is checked: money sent to a mistyped address is lost. [S21]
import { createRequire } from 'node:module';
import type * as hashes from '@noble/hashes/sha2.js';
import type * as bases from '@scure/base';
import type * as ethereum from 'micro-eth-signer';
import type { Bank } from './rules/accounts.ts';

const require = createRequire(import.meta.url);

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
  const { addr } = require('micro-eth-signer') as typeof ethereum;
  const address = addr.addChecksum(digits.toLowerCase());
  const hasChecksum = digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
  return hasChecksum && `0x${digits}` !== address ? undefined : address;
}

const tronPrefix = 0x41;
const tronBytes = 21;

/** A prefix and twenty bytes, in base 58 with its checksum. */
function tronAddress(text: string): string | undefined {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/u.test(text)) return undefined;
  try {
    const { sha256 } = require('@noble/hashes/sha2.js') as typeof hashes;
    const { createBase58check } = require('@scure/base') as typeof bases;
    const bytes = createBase58check(sha256).decode(text);
    return bytes.length === tronBytes && bytes[0] === tronPrefix ? text : undefined;
  } catch {
    return undefined;
  }
}
