// English texts of notices.
export const notices = {
  title: 'Notices',
} as const;
