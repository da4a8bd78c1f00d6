// Reads the opening comment of a source file, in any of the languages we write.

/** The lines of the opening comment without its marks. */
export function headerOf(text: string): string[] | undefined {
  const body = text.replace(/^#!.*\n/, '');
  const block = /^\/\*\*?([\s\S]*?)\*\//.exec(body)?.[1];
  if (block !== undefined) {
    return block
      .split('\n')
      .map((line) => line.replace(/^\s*\*?\s?/, '').trim())
      .filter((line) => line !== '');
  }
  const lines = body.split('\n');
  const end = lines.findIndex((line) => !/^(?:\/\/|--)/.test(line));
  const header = lines.slice(0, end === -1 ? undefined : end);
  return header.length === 0
    ? undefined
    : header.map((line) => line.replace(/^(?:\/\/|--)\s?/, ''));
}
