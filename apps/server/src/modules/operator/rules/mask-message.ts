// Masks a message for the list: its subject stays, but no address to open, no code and no secret. A
// number of three digits or fewer is an amount of minutes or the like.
const hidden = '•••';
const link = /\b[a-z][a-z0-9+.-]*:\/\/\S+/giu;
/** Codes and numbers, also with signs between their digits. */
const digits = /\p{Nd}(?:[\s.-]?\p{Nd}){3,}/gu;
/** Made words: long, or with a digit in them. */
const made = /(?=[\w-]*\d)[\w-]{6,}|[A-Za-z0-9_-]{24,}/gu;

export function maskMessage(text: string): string {
  return text.replace(link, hidden).replace(digits, hidden).replace(made, hidden);
}
