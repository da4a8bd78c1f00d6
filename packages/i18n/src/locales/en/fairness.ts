// English texts of the page where anybody checks a round.
export const fairness = {
  title: 'Verify a round',
} as const;
