// English texts of crash.
export const crash = {
  title: 'Crash',
} as const;
