// English texts of facts.
export const facts = {
  title: 'Facts',
} as const;
