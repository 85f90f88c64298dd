export const texts = {
  name: 'Breadcrumbs',
  more: 'Show the pages above',
} as const
