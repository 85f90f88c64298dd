/** Sentences of the page for addresses that lead nowhere. */
export const texts = {
  title: 'Diese Seite gibt es nicht',
  help: 'Die Adresse ist vielleicht falsch geschrieben, oder die Seite wurde verschoben.',
  address: 'Gesuchte Adresse',
  places: 'Das finden Sie hier',
  toForm: 'Zum Formular',
} as const
