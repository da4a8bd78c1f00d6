// English texts of the notices, as players read them and as staff write them.
export const notices = {
  title: 'Notices',
  player: 'Notices',
  promotion: 'Promotions',
  none: 'There is nothing to tell at the moment.',
  more: 'See more',
  move: 'Move this window',
  understood: 'All right',
  pages: 'Pages of notices',
  previous: 'Previous page',
  next: 'Next page',
  page: 'Page {page}',
} as const;
