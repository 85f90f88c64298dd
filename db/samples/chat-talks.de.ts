export const germanOwnMood = 'Jahresabschluss, eine Tasse Tee nach der anderen'

/** By name; who has no mood is not here. */
export const germanMoods: Readonly<Record<string, string>> = {
  'Mira Keller': 'Zahlen sind geduldig, ich auch',
  'Tom Rossi': 'Nach dem zweiten Kaffee wieder da',
  'Sina Brunner': 'Bis fünf am Empfang',
  'Rafael Arnold': 'Die ganze Woche Revision',
  'Ivo Zgraggen': 'Jeder Beleg erzählt eine Geschichte',
  'Lena Vogt': 'Unterwegs, kaum Empfang',
  'Noëmi Fuchs': 'Jeden Tag ein neuer Tabellentrick',
  'Jürg Hauser': 'Bei einem Kunden vor Ort',
  'Dario Conti': 'Prego, einfach schreiben',
  'Karin Odermatt': 'Heute sind die Löhne dran',
  'Beat Schwendener': 'Von Montag bis Mittwoch da',
  'Yara Hofer': 'Bis Freitag in einer Schulung',
  'Luca Bianchi': 'Quartalsabschluss, bitte kurz fassen',
  'Anita Zwahlen': 'Die Pflanzen im Gang giesse ich',
  'Oskar Imhof': 'Pensioniert, aber neugierig',
  'Corinne Favre': 'Bonjour von der anderen Seite der Saane',
  'Fabian Stucki': 'Server zügeln. Langsam.',
  'Regula Aebi': 'In den Bergen',
  'Silvan Kunz': 'Am Jahresbericht',
  'Elin Berger': 'Hole Zmittag, wer möchte was?',
  'Marco Steiger': 'Fragt mich zur MWST',
  'Vreni Tobler': 'Lese Verträge',
  'Nico Egli': 'In der Lehre, drittes Jahr',
}

/** What was said, in the same order, by the name of the other side. */
export const germanTalks: Readonly<Record<string, readonly string[]>> = {
  'Fabian Stucki': [
    'Guten Morgen. Falls der Drucker heute mit dir spricht: nicht antworten.',
    'Er blinkt, seit ich da bin. Was ist passiert?',
    'Der Serverraum ist passiert.',
    'Gestern Abend hat jemand eine Steckdose für den Staubsauger gebraucht.',
    'Sag bitte, es war nicht die mit dem roten Kleber.',
    'Es war die mit dem roten Kleber.',
    'Die, auf der «Nie ausstecken» steht?',
    'In drei Sprachen und mit Zeichnung.',
    'Dafür ist der Boden jetzt sicher schön sauber.',
    'Blitzblank. Du kannst davon essen, während du auf die Dateien wartest.',
    'Wie schlimm ist es? Die Steuererklärung der Genossenschaft Sonnenhof ist am Freitag fällig.',
    'Verloren ist nichts. Das Backup ist von 23 Uhr, zwölf Minuten vor dem Staubsauger.',
    'Du bist ein Held.',
    'Alles läuft wieder. Die Steckdose hat jetzt einen Deckel.',
    'Mit Kleber?',
    'In drei Sprachen?',
    'Mit Schloss. Der Schlüssel hängt neben der Kaffeemaschine, dort sucht ihn niemand.',
    'Und Mira sagt, die Steuererklärung kann heute raus. Drückst du auf den Knopf?',
  ],
  'Mira Keller': [
    'Morgen! Ich habe die Buchhaltung der Genossenschaft Sonnenhof nochmals geprüft.',
    'Die Anzahlung für die Heizung ist jetzt am richtigen Ort, und die Summen stimmen mit der Bank überein.',
    'Gehen wir es um zehn zusammen durch?',
  ],
  'Sina Brunner': ['Frau Vogt hat wegen ihrer Fristverlängerung angerufen. Ich habe ihr gesagt, du schreibst ihr morgen. Ist das gut so?'],
}
