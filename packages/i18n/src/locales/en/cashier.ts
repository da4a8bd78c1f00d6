// English texts of cashier.
export const cashier = {
  title: 'Cashier',
} as const;
