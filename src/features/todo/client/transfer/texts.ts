export const texts = {
  import: 'Import',
  importTitle: 'Import tasks',
  export: 'Export',
  plainText: 'plain text',
  starts: 'starts',
  due: 'due',
  noTitle: 'The title is missing',
  longTitle: 'The title is longer than 500 characters',
  longNotes: 'The notes are longer than 20,000 characters',
  noDay: 'A date could not be read',
} as const
