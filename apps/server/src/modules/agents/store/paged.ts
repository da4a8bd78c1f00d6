// Reads a page with its list's totals, which stand in each row. Past the last page there is no row:
// then they are read with the first row of all.

interface Asked {
  readonly limit: number;
  readonly offset: number;
}

export async function paged<
  Search extends Asked,
  Page extends { readonly list: readonly unknown[] },
>(search: Search, read: (search: Search) => Promise<Page>): Promise<Page> {
  const page = await read(search);
  if (page.list.length > 0 || search.offset === 0) return page;
  const first = await read({ ...search, limit: 1, offset: 0 });
  return { ...first, list: first.list.slice(0, 0) };
}
