// Text with headings, lists, emphasis and links, and nothing that acts: what is not on the list of
// tags is left out, attributes are dropped but for a link's address, and every tag that is opened
// is closed. The answer is put together anew, never cut from the input.

const kept = new Set([
  'h2',
  'h3',
  'h4',
  'p',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
]);
/** Other names for the same. */
const sameAs: ReadonlyMap<string, string> = new Map([
  ['b', 'strong'],
  ['i', 'em'],
  ['h1', 'h2'],
]);
/** What stands inside these is no text for readers. */
const silent =
  /<(script|style|template|iframe|object|svg|math|noscript|title)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/giu;
const comment = /<!--[\s\S]*?(?:-->|$)/gu;
const tag = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/giu;
const href = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/iu;
const safeAddress = /^(?:https:\/\/|mailto:|\/(?!\/))[^\s"'<>`]*$/iu;
const entity = /&(?!(?:amp|lt|gt|quot|nbsp|#\d{1,6}|#x[\da-f]{1,6});)/giu;

export function cleanHtml(html: string): string {
  const readable = html.replace(comment, '').replace(silent, '');
  const open: string[] = [];
  let clean = '';
  let from = 0;
  for (const found of readable.matchAll(tag)) {
    clean += textOf(readable.slice(from, found.index));
    from = found.index + found[0].length;
    const [, slash, written = '', attributes = ''] = found;
    const name = sameAs.get(written.toLowerCase()) ?? written.toLowerCase();
    clean += slash ? closed(open, name) : opened(open, name, attributes);
  }
  return clean + textOf(readable.slice(from)) + open.reverse().map(ending).join('');
}

function opened(open: string[], name: string, attributes: string): string {
  if (name === 'br' || name === 'hr') return `<${name}>`;
  if (name === 'a') {
    const [, ...values] = href.exec(attributes) ?? [];
    const address = values.find((value) => value !== undefined) ?? '';
    if (!safeAddress.test(address)) return '';
    open.push(name);
    return `<a href="${address.replace(entity, '&amp;')}" rel="noopener noreferrer">`;
  }
  if (!kept.has(name)) return '';
  open.push(name);
  return `<${name}>`;
}

/** Closes the tag and whatever was left open inside it; a tag that is not open closes nothing. */
function closed(open: string[], name: string): string {
  const at = open.lastIndexOf(name);
  return at < 0 ? '' : open.splice(at).reverse().map(ending).join('');
}

const ending = (name: string) => `</${name}>`;

function textOf(text: string): string {
  return text.replace(entity, '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
