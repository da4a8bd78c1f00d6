// The provider of text messages tells what became of one. Its signature is checked first and is
// good once; the same news under a new signature is answered alike and changes nothing.
import { refuse, type verification } from '@baize/contract';
import { smsSignatureHeader } from '../../../platform/adapters/sms/index.ts';
import type { Action } from '../../../platform/call/index.ts';
import { digestOf } from '../../../platform/secrets/index.ts';
import type { VerificationParts } from '../parts.ts';
import { useNewProof } from '../store/human-store.ts';

/** Longer than a signature is believed. */
const keepMs = 15 * 60_000;

export const hearDelivery =
  ({ ports }: VerificationParts): Action<typeof verification.hearDelivery> =>
  async ({ headers, rawBody, now }) => {
    const signature = headers[smsSignatureHeader];
    const body = rawBody ?? new Uint8Array();
    const read = ports.sms.readReport?.({ signature, body, now });
    if (!read?.ok) return refuse('signature-wrong');
    const name = digestOf(`report:${signature}`);
    const isFirst = await useNewProof(ports.database.kysely, name, now + keepMs);
    if (!isFirst) return refuse('signature-wrong');
    const heard = await ports.deliveries.hear(read.report);
    return heard === 'unknown' ? refuse('message-unknown') : { done: true };
  };
