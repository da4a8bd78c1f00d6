// The words that a player writes with a transfer: eight letters and digits that are hard to
// misread, and the same whenever they are made of one deposit's id.
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const length = 8;

export function referenceOf(depositId: string): string {
  let mixed = 0n;
  for (const letter of depositId) {
    mixed = (mixed * 131n + BigInt(letter.codePointAt(0) ?? 0)) % 2n ** 61n;
  }
  let words = '';
  for (let place = 0; place < length; place += 1) {
    words += letters[Number(mixed % BigInt(letters.length))];
    mixed /= BigInt(letters.length);
  }
  return words;
}
