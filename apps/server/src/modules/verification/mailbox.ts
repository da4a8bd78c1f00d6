// A mailbox as people type it, read into the one form it is kept in: what stands after the @ has no
// case, and what stands before it is compared without one.
const pattern = /^[^\s@"(),:;<>[\\\]]{1,64}@[^\s@]{1,180}\.[^\s@.]{2,}$/u;
const lengthMax = 200;

/** The mailbox in lower case; undefined when there can be no such one. */
export function readMailbox(typed: string): string | undefined {
  const plain = typed.normalize('NFKC').trim().toLowerCase();
  return plain.length <= lengthMax && pattern.test(plain) ? plain : undefined;
}
