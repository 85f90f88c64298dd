export const texts = {
  more: 'Show more',
  pages: 'Pages',
  range: '{from}–{to} of {total}',
  none: 'None',
  rowsPerPage: 'Rows per page',
  page: 'Page',
  ofPages: 'of {pages}',
  previous: 'Previous page',
  next: 'Next page',
} as const
