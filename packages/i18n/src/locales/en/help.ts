// English texts of the help pages: how things work, safer play and the terms.
export const help = {
  title: 'Help',
} as const;
