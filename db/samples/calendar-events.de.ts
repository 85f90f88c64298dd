type GermanEvent = { readonly title: string; readonly desc?: string }

/** The German words of each event, by its English title. */
export const germanEvents: Readonly<Record<string, GermanEvent>> = {
  'Team meeting': { title: 'Teamsitzung', desc: 'Wer macht diese Woche was, und wo klemmt es?' },
  'Lunch with a former colleague': { title: 'Mittagessen mit einer früheren Kollegin' },
  'Interview for the apprenticeship': { title: 'Bewerbungsgespräch für die Lehrstelle' },
  'Plan the week': { title: 'Wochenplanung' },
  Dentist: { title: 'Zahnarzt' },
  'Coffee with the new trainee': { title: 'Kaffee mit der neuen Praktikantin' },
  'Meeting with the Feldmann bakery': {
    title: 'Besprechung mit der Bäckerei Feldmann',
    desc: 'Löhne der neuen Filiale, und wer die Steuererklärung unterschreibt.\nOrdner mit den Vorjahreszahlen mitnehmen.',
  },
  'Lunch with the auditors': { title: 'Mittagessen mit der Revisionsstelle' },
  'Closing of accounts, Waldhof joinery': { title: 'Jahresabschluss der Schreinerei Waldhof' },
  'Call with the tax office': {
    title: 'Telefonat mit dem Steueramt',
    desc: 'Nach den beiden offenen Fristverlängerungen fragen.',
  },
  'Mira is away': { title: 'Mira ist abwesend' },
  'Trust conference in the hills': {
    title: 'Treuhandtagung in den Bergen',
    desc: 'Drei Tage Referate, Wanderschuhe empfohlen. Der Zug fährt um 7.02 Uhr.',
  },
  'Dinner with the whole team': { title: 'Nachtessen mit dem ganzen Team' },
  'Training: the new accounting program': { title: 'Schulung: neues Buchhaltungsprogramm' },
  'Fire drill': { title: 'Evakuationsübung' },
  'Strategy day': { title: 'Strategietag' },
}
