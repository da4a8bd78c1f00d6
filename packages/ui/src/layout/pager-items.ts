// The page numbers of a pager: three around the current page, one at each end, and a gap where
// pages are left out. A gap never replaces a single page.

export type PagerItem = number | 'gap-before' | 'gap-after';

export const pagerRange = 3;
export const pagerMargin = 1;

export function pagerItems(page: number, pages: number): PagerItem[] {
  if (pages < 1) return [];
  const here = Math.min(Math.max(1, page), pages);
  const firstMost = Math.max(1, pages - pagerRange + 1);
  const first = Math.min(Math.max(1, here - Math.floor(pagerRange / 2)), firstMost);
  const shown = new Set<number>();
  for (let at = 1; at <= Math.min(pagerMargin, pages); at += 1) shown.add(at).add(pages + 1 - at);
  for (let at = first; at < first + pagerRange && at <= pages; at += 1) shown.add(at);
  if (shown.has(3)) shown.add(2);
  if (shown.has(pages - 2) && pages > 2) shown.add(pages - 1);

  const items: PagerItem[] = [];
  let last = 0;
  for (const at of [...shown].sort((a, b) => a - b)) {
    if (at > last + 1) items.push(at <= here ? 'gap-before' : 'gap-after');
    items.push(at);
    last = at;
  }
  return items;
}
