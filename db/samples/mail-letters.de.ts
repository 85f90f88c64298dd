import type { SampleLetter } from './mail-letters.ts'

/** By the English subject. */
export const germanLetters: Readonly<Record<string, Pick<SampleLetter, 'subject' | 'text'>>> = {
  'Closing of the Sonnenhof cooperative: two questions': {
    subject: 'Abschluss der Genossenschaft Sonnenhof: zwei Fragen',
    text: [
      'Guten Morgen',
      'Ich bin die Buchhaltung der Genossenschaft Sonnenhof durchgegangen.',
      'Zwei Buchungen sind noch offen: die Rückzahlung der Versicherung im März und die Anzahlung für die neue Heizung.',
      'Kannst du mir bis Donnerstag sagen, wohin sie gehören? Dann ist die Steuererklärung lange vor Ablauf der Frist eingereicht.',
      'Liebe Grüsse<br>Mira',
    ],
  },
  'Your order of 12 binders is on its way': {
    subject: 'Ihre Bestellung ist unterwegs: 12 Ordner',
    text: [
      'Guten Tag',
      'Ihr Paket hat unser Lager verlassen und trifft voraussichtlich morgen Vormittag ein.',
      'Es muss niemand da sein: Das Paket passt in den Briefkasten.',
    ],
  },
  'Pictures from the new meeting room': {
    subject: 'Bilder vom neuen Sitzungszimmer',
    text: [
      'Hoi',
      'Die Maler sind fertig. Hier drei Bilder: die lange Wand, die Ecke mit dem Bildschirm und der Blick von der Tür.',
      'Das Blau wirkt dunkler als auf der Farbkarte, aber mir gefällt es. Was meinst du?',
      'Tom',
    ],
  },
  'Re: Closing of the Sonnenhof cooperative': {
    subject: 'Re: Abschluss der Genossenschaft Sonnenhof',
    text: [
      'Liebe Mira',
      'Danke für den ersten Entwurf. Ich schaue ihn heute Abend an und schicke dir morgen meine Bemerkungen.',
      'Herzliche Grüsse',
    ],
  },
  'Closing of the Sonnenhof cooperative': {
    subject: 'Abschluss der Genossenschaft Sonnenhof',
    text: [
      'Hallo',
      'Der erste Entwurf der Jahresrechnung liegt in unserem Ordner. Gewinn und Reserven stimmen mit der Bank überein.',
      'Mira',
    ],
  },
  'Invoice 2048: account services of the last quarter': {
    subject: 'Rechnung 2048: Kontoführung im letzten Quartal',
    text: [
      'Sehr geehrte Kundin, sehr geehrter Kunde',
      'Für unsere Dienstleistungen im letzten Quartal stellen wir Ihnen CHF 84.00 in Rechnung, zahlbar innert 30 Tagen.',
      'Besten Dank für Ihr Vertrauen.',
    ],
  },
  'Who takes the desk on Friday afternoon?': {
    subject: 'Wer übernimmt am Freitagnachmittag den Empfang?',
    text: [
      'Hallo ihr zwei',
      'Am Freitag bin ich ab 13 Uhr an einer Weiterbildung. Wer von euch kann bis 17 Uhr das Telefon übernehmen?',
      'Am Montag bringe ich Kuchen mit.',
      'Sina',
    ],
  },
  'You received CHF 320.00': {
    subject: 'Sie haben CHF 320.00 erhalten',
    text: [
      'Gute Nachrichten',
      'Lena Vogt hat CHF 320.00 für «Steuererklärung, natürliche Person» bezahlt. Der Betrag ist auf Ihrem Konto.',
    ],
  },
  'What changes on 1 January': {
    subject: 'Das ändert sich am 1. Januar',
    text: [
      '<h2>Das ändert sich am 1. Januar</h2>',
      '<img src="https://pictures.example.org/january.png" alt="Ein Kalender zeigt den ersten Januar" width="480" height="120">',
      '<ul><li>Neue Ansätze für die Mahngebühr</li>',
      '<li>Belege dürfen rein elektronisch aufbewahrt werden</li>',
      '<li>Die Fristen für juristische Personen bleiben unverändert</li></ul>',
      '<p><a href="https://news.example.org/january">Ganzen Artikel lesen</a></p>',
    ],
  },
  'Extension for my tax return': {
    subject: 'Fristverlängerung für meine Steuererklärung',
    text: [
      'Guten Tag',
      'Ich bin noch bis Ende Monat im Ausland. Könnten Sie für meine Steuererklärung bitte mehr Zeit verlangen?',
      'Herzlichen Dank<br>Lena Vogt',
    ],
  },
  'Re: Extension for my tax return': {
    subject: 'Re: Fristverlängerung für meine Steuererklärung',
    text: [
      'Guten Tag Frau Vogt',
      'Das ist erledigt: Das Steueramt hat Ihre Frist bis zum 30. November verlängert. Die Bestätigung liegt in Ihrem Ordner.',
      'Gute Reise',
    ],
  },
  'Invoice for your order of office paper': {
    subject: 'Rechnung zu Ihrer Bestellung: Büropapier',
    text: [
      'Guten Tag',
      'Vielen Dank für Ihre Bestellung. Die Rechnung über CHF 61.20 ist bereits bezahlt.',
      'Wir freuen uns auf Ihren nächsten Besuch.',
    ],
  },
  'Agenda for the meeting with the auditors': {
    subject: 'Traktanden für die Sitzung mit der Revisionsstelle',
    text: [
      'Hallo',
      '<ol><li>Protokoll der letzten Sitzung</li><li>Fragen zur Kasse</li><li>Termine im nächsten Jahr</li></ol>',
      'Wollen wir uns eine Viertelstunde früher treffen?',
      'Rafael',
    ],
  },
  'Your monthly summary': {
    subject: 'Ihre Monatsübersicht',
    text: ['Ihr Monat auf einen Blick: 14 Zahlungen erhalten, eine zurückerstattet, nichts offen.'],
  },
  'Thank you!': {
    subject: 'Vielen Dank!',
    text: [
      'Hallo zusammen',
      'Das neue Briefpapier ist perfekt, und die Druckerei war schnell. Danke, dass ihr das an einem Nachmittag erledigt habt.',
      'Ivo',
    ],
  },
  'The lift is checked on Wednesday': {
    subject: 'Am Mittwoch wird der Lift kontrolliert',
    text: [
      'Sehr geehrte Mieterinnen und Mieter',
      'Der Lift am Lindenweg 7 wird am Mittwoch von 8 bis 11 Uhr kontrolliert. Bitte benützen Sie in dieser Zeit die Treppe.',
      'Vielen Dank für Ihre Geduld.',
    ],
  },
  'Holiday list for the summer': {
    subject: 'Ferienliste für den Sommer',
    text: ['Hallo', 'Trägst du deine Ferien bitte noch diese Woche in die Liste ein? Bisher hat das nur Tom gemacht.', 'Mira'],
  },
  'Dates for next year': {
    subject: 'Termine im nächsten Jahr',
    text: ['Lieber Rafael', 'Für nächstes Jahr schlage ich jeweils den zweiten Dienstag im Monat vor. '],
  },
  'You have won!!! Answer today': {
    subject: 'Sie haben gewonnen!!! Antworten Sie noch heute',
    text: ['Lieber Gewinner', 'Unser Computer hat Sie ausgewählt. Senden Sie uns Ihre Bankdaten und holen Sie Ihren Preis ab.'],
  },
  'Watches, 90 % off': {
    subject: 'Uhren mit 90 % Rabatt',
    text: ['Nur heute: Uhren, die wie echte aussehen. Niemand merkt es.'],
  },
  'Your account was locked': {
    subject: 'Ihr Konto wurde gesperrt',
    text: [
      'Lieber Kunde',
      'Folgen Sie innert 24 Stunden <a href="https://bank.example.org.login.example/unlock">diesem Link</a>.',
      'Geben Sie dort Ihr Passwort ein.',
    ],
  },
}

/** What the attached pictures are called, by their English names. */
export const germanPictures: Readonly<Record<string, string>> = {
  'long-wall.png': 'lange-wand.png',
  'corner-with-screen.png': 'ecke-mit-bildschirm.png',
  'view-from-the-door.png': 'blick-von-der-tuer.png',
}
