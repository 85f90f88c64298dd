export const texts = {
  divider: 'Width of the list',
  backToList: 'Back to the list',
} as const
