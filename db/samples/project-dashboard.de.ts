type GermanBudget = { readonly type: string; readonly notes: readonly string[] }

/** The German words of each budget, by its English type. */
export const germanBudgets: Readonly<Record<string, GermanBudget>> = {
  Wireframing: { type: 'Wireframes', notes: ['Skizzen', 'Runde mit Kunden', 'Papier und Stifte'] },
  Design: { type: 'Gestaltung', notes: ['Ansichten', 'Symbole', 'Durchsicht der Texte'] },
  Coding: { type: 'Programmierung', notes: ['Entwicklung', 'Testserver', 'Code-Review'] },
  Marketing: { type: 'Werbung', notes: ['Brief an die Kundschaft', 'Abend für die Kundschaft'] },
  Extra: { type: 'Diverses', notes: ['Lizenzen', 'Reisen'] },
  Furniture: { type: 'Möbel', notes: ['Anzahlung für die Pulte', 'Lampen'] },
  'Removal firm': { type: 'Umzugsfirma', notes: ['Anzahlung'] },
}
