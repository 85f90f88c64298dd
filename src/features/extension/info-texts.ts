/** Every sentence of the page about the service. Apart from the form's, because the form must not wait for it. */
export const infoTexts = {
  title: 'Über diesen Dienst',
  lead: 'Hier steht, wer eine Frist online erstrecken kann, bis wann, und was mit den Angaben geschieht.',
  whoTitle: 'Wer den Dienst nutzen kann',
  whoText:
    'Alle natürlichen und juristischen Personen, die in diesem Kanton eine Steuererklärung einreichen. Sie brauchen die PID, natürliche Personen auch das Geburtsdatum. Eine Anmeldung ist nicht nötig. Sie können das Gesuch auch für jemanden stellen, der Sie damit beauftragt hat.',
  untilTitle: 'Bis wann eine Frist reichen kann',
  untilPerson: 'Natürliche Personen: bis zum 30.11. des Jahres nach der Steuerperiode.',
  untilEntity: 'Juristische Personen: bis zum 31.12. des Jahres nach der Steuerperiode.',
  untilArrival:
    'Das Gesuch muss bei uns eintreffen, bevor die laufende Frist endet. Es zählt die Zeit in der Schweiz. Der Entscheid erscheint sofort.',
  untilLonger:
    'Für eine längere Frist oder eine ältere Steuerperiode wenden Sie sich bitte an das Steueramt Ihrer Gemeinde oder an die kantonale Steuerverwaltung.',
  privacyTitle: 'Was mit Ihren Angaben geschieht',
  privacyUse:
    'PID, Geburtsdatum, Steuerperiode und Wunschdatum verwenden wir nur, um Ihr Gesuch zu beurteilen. Gesuch und Entscheid werden bei der Steuerverwaltung aufbewahrt wie ein Gesuch auf Papier.',
  privacyBrowser:
    'Was Sie eintippen, bleibt bis zum Absenden in diesem Fenster. Das Resultat bleibt in diesem Fenster, bis Sie auf «Fertig» klicken oder es schliessen. Angaben aus einem Link werden gleich nach dem Lesen aus der Adresse entfernt.',
  privacyNone:
    'Es gibt keine Cookies, keine Werbung und keine Auswertung durch Dritte. Gemerkt werden nur die gewählte Sprache und Anzeige.',
  accessTitle: 'Barrierefreiheit',
  accessText:
    'Der Dienst soll für alle bedienbar sein: mit Tastatur, Bildschirmleser, Vergrösserung, Spracheingabe, hohem Kontrast und auf kleinen Bildschirmen. Massstab sind die Web Content Accessibility Guidelines 2.2, Stufe AA.',
  accessKnown:
    'Bekannte Mängel: Die rätoromanische Fassung ist noch nicht von Muttersprachigen geprüft; Antworten des Amtes erscheinen auf Deutsch.',
  accessReport: 'Stossen Sie auf ein Hindernis, melden Sie es uns. Wir nehmen Ihr Gesuch dann auch auf anderem Weg entgegen.',
  contactTitle: 'Kontakt',
  toForm: 'Zum Formular',
  binding: 'Massgebend ist die deutsche Fassung.',
} as const
