// A mailbox as people type it, read into the one form it is kept in: what stands after the @ has no
// case, and what stands before it is compared without one.
const pattern =
  /^[^\s\p{C}@"(),:;<>[\\\]]{1,64}@(?:[\p{L}\p{M}\p{N}-]{1,63}\.){1,20}[\p{L}\p{M}\p{N}-]{2,63}$/u;
const lengthMax = 200;

/** The mailbox in lower case; undefined when there can be no such one. */
export function readMailbox(typed: string): string | undefined {
  const plain = typed.normalize('NFKC').trim().toLowerCase();
  return plain.length <= lengthMax && pattern.test(plain) ? plain : undefined;
}
