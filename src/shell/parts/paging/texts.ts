export const texts = {
  more: 'Show more',
  pages: 'Pages',
  range: '{from}–{to} of {total}',
  rangeOfMore: '{from}–{to} of more than {total}',
  none: 'None',
  rowsPerPage: 'Rows per page',
  page: 'Page',
  ofPages: 'of {pages}',
  previous: 'Previous page',
  next: 'Next page',
} as const
