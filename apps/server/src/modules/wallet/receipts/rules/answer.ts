// Which answer a player gave, in the words of any client: `action`, or `received` as before.
import type { receiptAnswers } from '@baize/contract';

export type ReceiptWord = (typeof receiptAnswers)[number];

export function wordOf(input: {
  readonly action?: ReceiptWord | undefined;
  readonly received?: boolean | undefined;
}): ReceiptWord | undefined {
  if (input.action !== undefined) return input.action;
  if (input.received === undefined) return undefined;
  return input.received ? 'received' : 'not-received';
}
