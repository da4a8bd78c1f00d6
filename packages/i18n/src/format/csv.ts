// Comma-separated text as RFC 4180 has it. A cell that a spreadsheet would take for a formula is
// told to be text; a number is none.

export function printCsv(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => `${cells.map(printCell).join(',')}\r\n`).join('');
}

function printCell(text: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^-[0-9]+(?:\.[0-9]+)?$/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
