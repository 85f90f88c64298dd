export const texts = {
  new: 'New',
  broken: 'This part could not be loaded. Reload the page to try again.',
} as const
