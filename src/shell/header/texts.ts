/** Sentences of the panels that open from the header. */
export const texts = {
  apiDocs: 'Schnittstelle für Programme (API)',
  binding: 'Massgebend ist die deutsche Fassung.',
  register: 'Konto erstellen',
  workspace: 'Arbeitsbereich',
  logout: 'Abmelden',
  accountOf: 'Konto von {name}',
  noAccountNeeded: 'Für ein Gesuch brauchen Sie kein Konto. Ein Konto öffnet den Arbeitsbereich.',
} as const
