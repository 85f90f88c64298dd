export const texts = {
  filteredTitle: 'Nothing found',
  filteredText: 'Nothing matches what you are looking for.',
  clearFilters: 'Clear filters',
  doneTitle: 'All done',
  doneText: 'Nothing is waiting here.',
  notAllowedTitle: 'Not open to you',
  notAllowedText: 'Your role does not allow to see this.',
  loadErrorTitle: 'This could not be loaded',
  loadErrorText: 'Your data is safe. Try again in a moment.',
  offlineText: 'You’re offline. It loads as soon as you’re back online.',
  stillLoading: 'Still loading. This takes longer than usual.',
} as const
