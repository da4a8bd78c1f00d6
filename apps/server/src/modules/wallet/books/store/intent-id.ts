// Ids that follow from who asked and with which intent: the same click can only ever be one
// deposit, one withdrawal, one card, one report, one transfer.
import { createHash } from 'node:crypto';

export function intentId(
  kind: 'deposit' | 'withdrawal' | 'card' | 'report' | 'transfer' | 'bonus' | 'adjustment',
  who: string,
  intent: string,
) {
  const digest = createHash('sha256').update(`${kind}\n${who}\n${intent}`).digest('base64url');
  return `${kind[0]}${digest.replaceAll(/[-_]/g, '').slice(0, 25)}`;
}
