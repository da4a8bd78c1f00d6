// Masks a contact for staff who may not see it: enough to compare, too little to use.
const shownAtEnd = 3;

export function maskEnd(text: string): string {
  const left = Math.max(0, text.length - shownAtEnd);
  return '*'.repeat(left) + (left === 0 ? '*'.repeat(text.length) : text.slice(-shownAtEnd));
}

export function maskMailbox(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? maskEnd(address) : `${address.slice(0, 1)}***${address.slice(at)}`;
}

/** The recipient of a message, by mail or by phone. */
export const maskRecipient = (recipient: string): string =>
  recipient.includes('@') ? maskMailbox(recipient) : maskEnd(recipient);

/** The year alone: whether somebody is of age is not a secret. */
export const maskDay = (day: string): string => day.replace(/^(\d{4})-\d{2}-\d{2}$/, '$1-**-**');
