/** Every sentence of the page about the service. Apart from the form's, because the form must not wait for it. */
export const infoTexts = {
  title: 'Über diesen Dienst',
  lead: 'Hier steht, wer eine Frist online verlängern kann, bis wann, und was mit den Angaben geschieht.',
  binding: 'Massgebend ist die deutsche Fassung.',
  contents: 'Auf dieser Seite',

  whoTitle: 'Wer den Dienst nutzen kann',
  whoText:
    'Alle natürlichen und juristischen Personen, die in diesem Kanton eine Steuererklärung einreichen. Sie können das Gesuch auch für eine Person oder Firma stellen, die Sie damit beauftragt hat.',
  whoNeeds: 'Sie brauchen die PID, bei natürlichen Personen auch das Geburtsdatum. Eine Anmeldung ist nicht nötig. {cost}',
  whoNeedsUid:
    'Natürliche Personen brauchen die PID und das Geburtsdatum, juristische Personen die PID und die UID. Eine Anmeldung ist nicht nötig. {cost}',

  untilTitle: 'Bis wann Sie verlängern können',
  untilPerson: 'Natürliche Personen',
  untilEntity: 'Juristische Personen',
  untilYear: 'des Jahres nach der Steuerperiode',
  toPerson: 'Formular für natürliche Personen',
  toEntity: 'Formular für juristische Personen',
  toRules: 'So wird entschieden',
  untilArrival:
    'Senden Sie das Gesuch ab, bevor Ihre jetzige Frist abläuft. Es gilt die Schweizer Zeit. Den Entscheid sehen Sie in der Regel sofort.',
  untilLonger:
    'Für eine längere Frist oder eine ältere Steuerperiode wenden Sie sich bitte an das Steueramt Ihrer Gemeinde oder an die kantonale Steuerverwaltung.',

  privacyTitle: 'Was mit Ihren Angaben geschieht',
  privacyUse:
    'PID, Geburtsdatum, Steuerperiode und Wunschdatum verwenden wir nur für Ihr Gesuch. Wir machen keine Werbung und lassen nichts durch Dritte auswerten.',
  privacyUseUid:
    'PID, Geburtsdatum oder UID, Steuerperiode und Wunschdatum verwenden wir nur für Ihr Gesuch. Wir machen keine Werbung und lassen nichts durch Dritte auswerten.',
  keptEntries: 'Ihre Einträge im Formular',
  keptEntriesText: 'Nur in diesem Fenster, bis Sie das Formular zurücksetzen, auf «Fertig» klicken oder das Fenster schliessen.',
  keptResult: 'Das Resultat',
  keptResultText:
    'Nur in diesem Fenster, bis Sie auf «Fertig» klicken oder es schliessen. Ohne JavaScript steht es stattdessen einige Minuten unter einer geheimen Adresse.',
  keptRequest: 'Gesuch und Entscheid',
  keptRequestText: 'Bei der Steuerverwaltung, so lange wie ein Gesuch auf Papier.',
  keptLink: 'Angaben in einem Link',
  keptLinkText:
    'Was nach dem Zeichen # steht, sendet der Browser beim Öffnen an keinen Server. Gleich nach dem Lesen verschwinden die Angaben aus der Adresse.',
  keptLanguage: 'Gewählte Sprache',
  keptLanguageText: 'Ein Jahr lang in einem Cookie namens «language». Darin steht nur die Sprache, nichts über Sie.',
  keptDisplay: 'Gewählte Anzeige',
  keptDisplayText: 'Ein Jahr lang in einem Cookie namens «theme». Darin steht nur der Name der Anzeige.',
  keptLogs: 'Protokolle des Servers',
  keptLogsText:
    'Ohne PID, Geburtsdatum und Namen. Zum Schutz vor Missbrauch zählen wir Aufrufe für kurze Zeit nach einem Teil der Netzadresse.',
  privacyRights:
    'Sie können erfahren, welche Daten wir über Sie haben, und falsche Daten berichtigen lassen. Wenden Sie sich dafür an die Steuerverwaltung.',

  accessTitle: 'Barrierefreiheit',
  accessText:
    'Alle sollen den Dienst bedienen können: mit Tastatur, Bildschirmleser, Vergrösserung, Spracheingabe, hohem Kontrast und auf kleinen Bildschirmen. Massstab sind die Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA. Das geht über den Schweizer Standard eCH-0059 hinaus, der Version 2.1 verlangt.',
  accessChecked:
    'Bei jeder Änderung prüfen wir die Seiten automatisch, dazu die Bedienung mit der Tastatur und die Darstellung bei 320 Pixel Breite. Diese Mängel sind uns bekannt:',
  gapAudit: 'Eine Prüfung durch eine unabhängige Stelle und mit Menschen, die Hilfsmittel nutzen, steht noch aus.',
  gapRomansh: 'Die rätoromanische Fassung ist noch nicht von Muttersprachigen geprüft.',
  gapAnswers:
    'Verbindlich antwortet das Amt nur auf Deutsch. In den anderen Sprachen stehen auf Seite und Beleg zuerst die Übersetzung und darunter die deutsche Fassung.',
  gapEasy: 'In Leichter Sprache gibt es Formular, Resultat und Hilfe, aber noch nicht alle Seiten. In Gebärdensprache gibt es noch nichts.',
  accessReport: 'Stossen Sie auf ein Hindernis? Sagen Sie es uns. Wir nehmen Ihr Gesuch dann auch auf anderem Weg entgegen.',
  accessMail: 'Hindernis melden: {email}',
  accessSubject: 'Hindernis im Dienst eFristerstreckung',
  accessDate: 'Diese Erklärung ist vom {date} und beruht auf unserer eigenen Prüfung.',

  contactTitle: 'Kontakt',

  linkTitle: 'Link zum vorausgefüllten Formular',
  linkText: 'Für Ämter, Treuhänder und Briefe: Ein Link füllt Rechtsform, Steuerperiode und, wenn Sie möchten, auch die PID aus.',
  linkBirth:
    'Ein Geburtsdatum kommt nie in einen Link. Es belegt, dass das Gesuch von der richtigen Person kommt; ein Link wird weitergeleitet, gedruckt und gespeichert.',
  linkPattern: 'Für Serienbriefe schreiben Sie die Links nach diesem Muster; für juristische Personen heisst der Pfad {path}:',

  keptMail: 'E-Mail-Adresse für Beleg und Erinnerungen',
  keptMailText:
    'Nur wenn Sie sie angeben: verschlüsselt, bis die Frist vorbei ist, Sie die Steuererklärung einreichen oder die Adresse mit dem Link in der E-Mail löschen. Ohne Bestätigung einen Tag. Wie oft wir an eine Adresse einen Link gesendet haben, zählen wir ein Jahr lang, ohne die Adresse zu speichern.',

  keptCounts: 'Was wir zählen',
  keptCountsText:
    'Wie viele das Formular öffnen, beginnen, absenden, eine Antwort erhalten und das PDF speichern, und ob es einfach war. Gezählt wird nach Tag, Sprache und Geräteart, ohne Person, Cookie oder Netzadresse. Wenn Ihr Browser «Do Not Track» oder «Global Privacy Control» sendet, meldet er uns nicht, ob Sie etwas eingeben oder absenden.',
} as const
