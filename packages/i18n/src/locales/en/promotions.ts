// English texts of promotions.
export const promotions = {
  title: 'Promotions',
} as const;
