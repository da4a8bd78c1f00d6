// The name of a set of rules: SHA-256 of the canonical JSON of all that decides a payout.
import { hex, utf8 } from './bytes.ts';
import { canonicalJson, type Json } from './canonical-json.ts';
import { sha256 } from './sha256.ts';

export const versionOf = (deciding: Json): string => hex(sha256(utf8(canonicalJson(deciding))));
