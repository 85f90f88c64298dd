export const texts = {
  filteredTitle: 'Nothing found',
  filteredText: 'Nothing matches what you are looking for.',
  clearFilters: 'Clear filters',
  doneTitle: 'All done',
  doneText: 'Nothing is waiting here.',
  notAllowedTitle: 'Not open to you',
  notAllowedText: 'Your role does not allow to see this.',
  loadErrorTitle: 'This could not be loaded',
  loadErrorText: 'What is stored is not lost. It only could not be fetched now.',
  offlineText: 'There is no connection. It loads as soon as there is one.',
  stillLoading: 'Still loading. This takes longer than usual.',
} as const
