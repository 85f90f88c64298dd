/** Sentences of the panels that open from the header. */
export const texts = {
  apiDocs: 'Schnittstelle für Programme (API)',
  binding: 'Massgebend ist die deutsche Fassung.',
} as const
