// A page of a list as it is asked for and told.

interface AskedPage {
  readonly pageNo?: number | undefined;
  readonly pageSize?: number | undefined;
}

const sizeUnlessAsked = 20;

export function pageOf({ pageNo = 1, pageSize: limit = sizeUnlessAsked }: AskedPage) {
  return {
    cut: { limit, offset: (pageNo - 1) * limit },
    told: (total: number) => ({ pageNo, totalPage: Math.ceil(total / limit) }),
  };
}
