// English texts of agents' agreements, which screens call contracts.
export const agreements = {
  title: 'Contracts',
} as const;
