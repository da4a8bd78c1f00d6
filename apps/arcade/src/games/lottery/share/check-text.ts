// A short digest of an order: the picture of a ticket bears it, and so does the order itself. A
// picture on which a number or an amount was changed does not have the digest of its order.
import type { WholeOrder } from '../desk/lottery-terms.ts';

const bytesShown = 4;

export async function checkText(order: WholeOrder): Promise<string> {
  const { orderId, gameCode, issue, placedAt, slips } = order;
  const rows = slips.map(({ play, selection, stake, odds }) => [play, selection, stake, odds]);
  const text = JSON.stringify([orderId, gameCode, issue, placedAt, rows]);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const bytes = [...new Uint8Array(digest.slice(0, bytesShown))];
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.toUpperCase().replace(/^.{4}/u, '$&-');
}
