// The notices in pages of nine, the pressed one first and the others after it in their order.
export const noticesPerPage = 9;

export function selectedFirst<T>(all: readonly T[], at: number): readonly T[] {
  const selected = all[at];
  return selected === undefined ? all : [selected, ...all.filter((_, index) => index !== at)];
}

export function pageOf<T>(all: readonly T[], page: number): readonly T[] {
  return all.slice((page - 1) * noticesPerPage, page * noticesPerPage);
}
