// A contact as its owner may see it on a screen that others can see too: the last four digits of a
// number, the first letter and the house of a mailbox.

export function maskNumber(text: string): string {
  return text.length <= 4 ? text : `${'*'.repeat(text.length - 4)}${text.slice(-4)}`;
}

export function maskMail(text: string): string {
  const at = text.lastIndexOf('@');
  return at < 1 ? text : `${text.slice(0, 1)}***${text.slice(at)}`;
}
