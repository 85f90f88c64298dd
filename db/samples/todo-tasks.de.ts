import type { SampleTodo } from './todo-tasks.ts'

/** The German words of each task, by its English title. */
export const germanTodos: Readonly<Record<string, Pick<SampleTodo, 'title' | 'notes'>>> = {
  'Call Mrs Keller about the missing wage statement': {
    title: 'Frau Keller wegen des fehlenden Lohnausweises anrufen',
    notes: 'Sie wollte ihn per Post schicken. Ohne ihn können wir die Steuererklärung der Familie nicht abschliessen.',
  },
  'Fix the upload of large receipts': {
    title: 'Upload grosser Belege reparieren',
    notes: 'Fotos über 10 MB bleiben beim letzten Prozent hängen. Zwei Kunden haben sich schon gemeldet.',
  },
  'Show the remaining days of each extension on the overview': {
    title: 'Resttage jeder Fristverlängerung in der Übersicht zeigen',
    notes: 'Zuerst die Zahl, darunter das Datum. Rot heisst verspätet, nicht bald fällig.',
  },
  'Remind the bakery of the quarterly VAT figures': {
    title: 'Bäckerei an die MWST-Zahlen des Quartals erinnern',
    notes: 'Fällig Ende Monat; die Bäckerei möchte zwei Wochen vorher Bescheid wissen.',
  },
  'Answer the question of the tax office about the garage in Niederdorf': {
    title: 'Rückfrage des Steueramts zur Garage in Niederdorf beantworten',
    notes: '**Verlangt:**\n- Mietvertrag für das Erdgeschoss\n- Rechnung für das neue Tor\n- kurzer Begleitbrief',
  },
  'Write down how a client invites a second person': {
    title: 'Anleitung für Kunden: eine zweite Person einladen',
    notes: 'Eine Seite mit drei Bildern genügt.',
  },
  'Keep drafts when the connection is lost': {
    title: 'Entwürfe behalten, wenn die Verbindung abbricht',
    notes: 'Im Zug war das Formular plötzlich leer. Entwürfe sollen auf dem Gerät bleiben, bis sie gesendet sind.',
  },
  'Import bank statements in the new format': {
    title: 'Kontoauszüge im neuen Format importieren',
    notes: 'Die Bank stellt ihren Export nächsten Monat um. Alte Dateien müssen weiterhin funktionieren.',
  },
  'Test the list of deadlines with a screen reader': {
    title: 'Fristenliste mit einem Screenreader testen',
    notes: 'Beim Blindenverband nachfragen, ob jemand eine halbe Stunde Zeit hat.',
  },
  'Answer calls for unknown clients with a plain 404': {
    title: 'Aufrufe für unbekannte Kunden mit einem schlichten 404 beantworten',
    notes: 'Heute verrät die Antwort, ob es die Nummer gibt. Das darf nicht sein.',
  },
  'Order envelopes and paper': {
    title: 'Couverts und Papier bestellen',
    notes: '500 Couverts C5 mit Fenster, 10 Pack Papier.',
  },
  'Plan the evening for new clients': {
    title: 'Abend für neue Kundinnen und Kunden planen',
    notes: 'Raum für 30 Personen, etwas zu essen, ein Referat von 20 Minuten über Abzüge für Familien.',
  },
  'Make buttons large enough for thumbs': {
    title: 'Schaltflächen gross genug für den Daumen machen',
    notes: 'Mindestens 44 Pixel, auf allen Handys in unserer Schublade.',
  },
  'Send receipts as PDF to the archive at night': {
    title: 'Belege nachts als PDF ins Archiv schicken',
    notes: 'Im Hintergrund, damit niemand warten muss. Dreimal versuchen, dann uns benachrichtigen.',
  },
  'Agree on the words for the new menu': {
    title: 'Begriffe für das neue Menü festlegen',
    notes: 'Kurz, in Briefen gleich wie am Bildschirm, Deutsch zuerst.',
  },
  'Limit how often the interface may be asked': {
    title: 'Anzahl Abfragen der Schnittstelle begrenzen',
    notes: 'Hundert Abfragen pro Minute und Büro, auf Anfrage mehr.',
  },
  'Find out why two mails were sent for one order': {
    title: 'Klären, warum für eine Bestellung zwei Mails verschickt wurden',
    notes: 'Der Knopf liess sich zweimal drücken. Jetzt bewirkt der zweite Klick nichts mehr.',
  },
  'Move the backup to the second building': {
    title: 'Backup ins zweite Gebäude verlegen',
    notes: 'Am Freitagabend erledigt. Die Wiederherstellung zur Probe dauerte 40 Minuten.',
  },
  'Turn pictures upright that were taken sideways': {
    title: 'Quer aufgenommene Fotos aufrecht anzeigen',
    notes: 'Handys schreiben die Drehung in die Datei; vor dem Anzeigen auslesen.',
  },
  'Compare offers for a coffee machine': {
    title: 'Offerten für eine Kaffeemaschine vergleichen',
    notes: 'Die alte ist repariert.',
  },
}
