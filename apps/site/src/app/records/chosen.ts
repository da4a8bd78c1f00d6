// The part of a filter that was chosen: the rest is no part of a call.

export type Chosen<Filter> = { readonly [Name in keyof Filter]?: Exclude<Filter[Name], undefined> };

export function chosenOf<Filter extends object>(filter: Filter): Chosen<Filter> {
  const chosen = Object.entries(filter).filter(([, value]) => value !== undefined);
  return Object.fromEntries(chosen) as Chosen<Filter>;
}
