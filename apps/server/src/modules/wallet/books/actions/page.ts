// One page of a list, as every list of the wallet counts it.
export interface Page {
  readonly pageNo: number;
  readonly pageSize: number;
}

const sizeUnlessAsked = 20;

export function pageOf(input: {
  readonly pageNo?: number | undefined;
  readonly pageSize?: number | undefined;
}): Page {
  return { pageNo: input.pageNo ?? 1, pageSize: input.pageSize ?? sizeUnlessAsked };
}

export function totalPages(total: number, { pageSize }: Page): number {
  return Math.ceil(total / pageSize);
}
