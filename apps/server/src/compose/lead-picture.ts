// The picture that leads a drawn page, told to the browser before the page itself has come: it is
// the largest thing a visitor waits for.

const leading =
  /<picture\b[^>]*>(?:(?!<\/picture>).)*?fetchpriority="high"|<img\b[^>]*fetchpriority="high"[^>]*>/isu;

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`, 'iu').exec(tag)?.[1]?.replaceAll('&amp;', '&');

/**
 * The value of a `Link` header; none where no picture leads, or where several sizes are left to
 * the browser's choice.
 */
export function linkToLeadPicture(html: string, narrow: boolean): string | undefined {
  const [found] = leading.exec(html) ?? [];
  if (found === undefined) return undefined;
  const sources = found.match(/<source\b[^>]*>/giu) ?? [];
  const source =
    (narrow ? sources.find((tag) => attribute(tag, 'media')?.includes('max-width')) : undefined) ??
    sources.find((tag) => attribute(tag, 'media') === undefined);
  const image = found.slice(found.lastIndexOf('<img'));
  const address = source === undefined ? attribute(image, 'src') : attribute(source, 'srcset');
  if (address === undefined || /[\s<>,]/u.test(address)) return undefined;
  const type = source === undefined ? undefined : attribute(source, 'type');
  const kind = type === undefined ? '' : `; type="${type}"`;
  return `<${address}>; rel=preload; as=image; fetchpriority=high${kind}`;
}
