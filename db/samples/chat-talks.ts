type SamplePerson = readonly [name: string, mood: string]
type SampleMessage = readonly [who: 'me' | 'them', daysAgo: number, at: string, text: string]
/** Times are in UTC. The last few of the messages, all of them by the other side, are unread. */
export type SampleChat = { readonly with: string; readonly messages: readonly SampleMessage[]; readonly unread: number }

export const samplePeople: readonly SamplePerson[] = [
  ['Mira Keller', 'Numbers are patient, and so am I'],
  ['Tom Rossi', 'Back after the second coffee'],
  ['Sina Brunner', 'At the front desk until five'],
  ['Rafael Arnold', 'With the auditors all week'],
  ['Ivo Zgraggen', 'Every receipt tells a story'],
  ['Lena Vogt', 'Travelling, with little reception'],
  ['Noëmi Fuchs', 'Learning a new spreadsheet trick every day'],
  ['Jürg Hauser', 'On site with a client'],
  ['Petra Lanz', ''],
  ['Dario Conti', 'Prego, just write to me'],
  ['Karin Odermatt', 'Payroll day'],
  ['Beat Schwendener', 'Works Mondays to Wednesdays'],
  ['Yara Hofer', 'In a training until Friday'],
  ['Luca Bianchi', 'Quarterly closing, please be brief'],
  ['Anita Zwahlen', 'The plants in the hallway are mine to water'],
  ['Oskar Imhof', 'Retired, but curious'],
  ['Corinne Favre', 'Bonjour from the other side of the Sarine'],
  ['Fabian Stucki', 'Moving servers. Slowly.'],
  ['Regula Aebi', 'In the mountains'],
  ['Silvan Kunz', 'Writing the annual report'],
  ['Elin Berger', 'Lunch run, tell me what you want'],
  ['Marco Steiger', 'Ask me about VAT'],
  ['Vreni Tobler', 'Reading contracts'],
  ['Hanna Wirz', ''],
  ['Nico Egli', 'Learning, third year'],
]

export const sampleChats: readonly SampleChat[] = [
  {
    with: 'Fabian Stucki',
    messages: [
      ['them', 2, '07:05', 'Good morning. If the printer speaks to you today, do not answer it.'],
      ['me', 2, '07:08', 'It has been blinking since I came in. What happened?'],
      ['them', 2, '07:09', 'The server room happened.'],
      ['them', 2, '07:09', 'Somebody needed a socket for the vacuum cleaner last night.'],
      ['me', 2, '07:11', 'Please tell me they did not use the one with the red label.'],
      ['them', 2, '07:12', 'They used the one with the red label.'],
      ['me', 2, '07:13', 'The one that says «never unplug»?'],
      ['them', 2, '07:14', 'In three languages, and with a drawing.'],
      ['me', 2, '07:16', 'At least the floor must be very clean.'],
      ['them', 2, '07:17', 'Spotless. You could eat from it, while you wait for the files.'],
      ['me', 2, '07:20', 'How bad is it? The return of the Sonnenhof cooperative is due on Friday.'],
      ['them', 2, '07:26', 'Nothing is lost. The backup is from 23:00, twelve minutes before the vacuum cleaner.'],
      ['me', 2, '07:27', 'You are a hero.'],
      ['them', 1, '08:40', 'Everything is up again. I have put a lid on the socket.'],
      ['me', 1, '08:44', 'With a label?'],
      ['me', 1, '08:44', 'In three languages?'],
      ['them', 0, '06:50', 'With a lock. The key hangs next to the coffee machine, where nobody will look for it.'],
      ['them', 0, '06:52', 'And Mira says the return can go out today. Will you press the button?'],
    ],
    unread: 2,
  },
  {
    with: 'Mira Keller',
    messages: [
      ['them', 0, '06:30', 'Morning! I have checked the accounts of the Sonnenhof cooperative once more.'],
      ['them', 0, '06:31', 'The deposit for the heating is in the right place now, and the totals agree with the bank.'],
      ['them', 0, '06:33', 'Shall we go through it at ten?'],
    ],
    unread: 3,
  },
  {
    with: 'Sina Brunner',
    messages: [['them', 1, '14:55', 'Ms Vogt called about her extension. I told her you would write to her tomorrow, is that all right?']],
    unread: 1,
  },
]
