// English texts of rebates.
export const rebates = {
  title: 'Rebates',
} as const;
