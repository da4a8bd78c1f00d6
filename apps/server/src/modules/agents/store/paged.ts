// What a list comes to stands in each of its rows. Past the last page there is none: the first row
// of all tells it then.

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
