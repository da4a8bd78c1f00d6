// English texts of factors.
export const factors = {
  title: 'Factors',
} as const;
