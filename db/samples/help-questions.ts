/** A topic with its questions: each one and its answer, written as in `htmlOf`. */
type SampleTopic = {
  readonly title: string
  readonly language: 'en' | 'de'
  readonly questions: readonly (readonly [question: string, answer: string])[]
}

export const sampleTopics: readonly SampleTopic[] = [
  {
    title: 'Getting started',
    language: 'en',
    questions: [
      [
        'Who sees what I write here?',
        'Everybody in your workspace, and nobody else. Mail is the exception: each account has a mailbox of its own that colleagues do not see.',
      ],
      [
        'How do I bring in my colleagues?',
        'Open [the team page](/apps/team), choose **Invite** and pass the link on yourself. It works for the one address you entered.',
      ],
      [
        'May I delete the sample rows?',
        'Yes. Notes, mails, boards and all the rest are only there to show what is possible. What you delete by mistake lies in the bin of its app for 30 days.',
      ],
      [
        'Which browsers work?',
        'The current and the previous version of Firefox, Chrome, Edge and Safari, on computers, tablets and phones. Nothing has to be installed.',
      ],
      [
        'Is there a list of all keys?',
        'Press **?** on any page. The list shows the keys of that page first, then those that work everywhere.',
      ],
    ],
  },
  {
    title: 'Daily work',
    language: 'en',
    questions: [
      [
        'How do I find something whose place I forgot?',
        'Press **Ctrl+K** and type a word of it. Inside an app **/** goes to its own search, which knows more: for example who sent a mail, or when.',
      ],
      [
        'I deleted the wrong thing. What now?',
        'Press **Ctrl+Z** or choose **Undo** in the message. If you notice it days later, open the bin of the app and restore it.',
      ],
      [
        'A colleague changed the same thing. Whose words stay?',
        'If you changed different parts, both stand. If it was the same part, you are asked and see both versions; nothing is overwritten silently.',
      ],
      [
        'Do I have to save?',
        'Short things such as stars, check marks and notes are saved at once. Longer forms have a button, and the page asks before it loses what you wrote.',
      ],
      [
        'Can I print a page?',
        'Yes. Invoices, packing slips, articles and these questions are laid out for paper. Menus and buttons are left out.',
      ],
    ],
  },
  {
    title: 'Data and safety',
    language: 'en',
    questions: [
      [
        'Where is our data kept?',
        'In the database of whoever runs this installation. No third party is asked for fonts, maps, statistics or anything else.',
      ],
      ['What happens when somebody leaves the team?', 'They are signed out of the workspace at once. What they wrote stays with the team.'],
      [
        'How do I get our data out again?',
        'Each app exports what it holds in a common format: vCard, ICS, CSV, JSON or Markdown. Look into the menu with the three points.',
      ],
      [
        'How long am I signed in?',
        'For two days. If the session ends while you write, you sign in on the same page and go on where you were.',
      ],
    ],
  },
  {
    title: 'Fristerstreckung',
    language: 'de',
    questions: [
      [
        'Braucht es für das Formular eine Anmeldung?',
        'Nein. Natürliche Personen brauchen PID und Geburtsdatum, juristische die PID und in manchen Kantonen die UID.',
      ],
      [
        'Bis wann lässt sich eine Frist online erstrecken?',
        'Längstens bis zum 30. November (natürliche Personen) oder 31. Dezember (juristische Personen) des Jahres nach der Steuerperiode.',
      ],
      [
        'Kann dieselbe Frist mehrmals erstreckt werden?',
        'Ja, solange die laufende Frist nicht abgelaufen und das späteste Datum nicht erreicht ist. Ein Kanton kann die Zahl begrenzen. Kürzer wird eine Frist nie.',
      ],
      [
        'Wer entscheidet über ein Gesuch?',
        'Ein Programm nach [öffentlichen Regeln](/regeln). Auf Wunsch prüft ein Mensch den Entscheid nach.',
      ],
      [
        'Was tun, wenn die Frist schon abgelaufen ist?',
        'Online ist dann nichts mehr möglich. Bei ausserordentlichen Gründen wie Krankheit oder Todesfall hilft ein schriftliches Gesuch an das Steueramt.',
      ],
    ],
  },
]
