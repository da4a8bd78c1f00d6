// A number as its owner may see it on a screen that others can see too: the last four digits.

export function maskNumber(text: string): string {
  return text.length <= 4 ? text : `${'*'.repeat(text.length - 4)}${text.slice(-4)}`;
}
