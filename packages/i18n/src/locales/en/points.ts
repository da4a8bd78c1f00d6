// English texts of points.
export const points = {
  title: 'Points',
} as const;
