/** A mail of a new mailbox. `me` among the names is the account itself. */
export type SampleLetter = {
  readonly from: string
  readonly to?: readonly string[]
  readonly cc?: readonly string[]
  readonly subject: string
  /** Paragraphs; one that begins with a tag stands as it is. */
  readonly text: readonly string[]
  readonly daysAgo: number
  /** In UTC. */
  readonly at: string
  /** u unread, * starred, ! important */
  readonly marks?: string
  readonly labels?: readonly number[]
  readonly folder?: number
  readonly thread?: string
  readonly pictures?: true
}

const [note, paypal, invoice, amazon] = [0, 1, 2, 3]
const [sent, drafts, spam] = [1, 2, 3]

/** The post of a small trust company over two months, the newest first. */
export const letters: readonly SampleLetter[] = [
  {
    from: 'Mira Keller',
    subject: 'Closing of the Sonnenhof cooperative: two questions',
    text: [
      'Good morning',
      'I have gone through the accounts of the Sonnenhof cooperative. Two entries are still open: the insurance paid back in March and the deposit for the new heating.',
      'Could you tell me until Thursday where they belong? Then we can hand in the tax return well before the deadline.',
      'Best regards<br>Mira',
    ],
    daysAgo: 0,
    at: '06:42',
    marks: 'u!',
    thread: 'sonnenhof',
  },
  {
    from: 'Webshop Orders',
    subject: 'Your order of 12 binders is on its way',
    text: [
      'Hello',
      'Your parcel has left our warehouse and should arrive tomorrow before noon.',
      'You need not be there: it fits into the letterbox.',
    ],
    daysAgo: 0,
    at: '05:15',
    marks: 'u',
    labels: [amazon],
  },
  {
    from: 'Tom Rossi',
    subject: 'Pictures from the new meeting room',
    text: [
      'Hi',
      'The painters are done. Here are three pictures: the long wall, the corner with the screen, and the view from the door.',
      'The blue looks darker than on the card, but I like it. What do you think?',
      'Tom',
    ],
    daysAgo: 1,
    at: '14:20',
    marks: '*',
    pictures: true,
  },
  {
    from: 'me',
    to: ['Mira Keller'],
    subject: 'Re: Closing of the Sonnenhof cooperative',
    text: ['Dear Mira', 'Thank you for the first draft. I will look at it tonight and send you my remarks tomorrow.', 'Kind regards'],
    daysAgo: 2,
    at: '16:05',
    folder: sent,
    thread: 'sonnenhof',
  },
  {
    from: 'Mira Keller',
    subject: 'Closing of the Sonnenhof cooperative',
    text: ['Hello', 'The first draft of the annual accounts is in our folder. Profit and reserves agree with the bank.', 'Mira'],
    daysAgo: 3,
    at: '09:30',
    thread: 'sonnenhof',
  },
  {
    from: 'Aarebank Billing',
    subject: 'Invoice 2048: account services of the last quarter',
    text: [
      'Dear customer',
      'Please find below what our services of the last quarter cost: CHF 84.00, payable within 30 days.',
      'Thank you for your trust.',
    ],
    daysAgo: 4,
    at: '07:00',
    labels: [invoice],
  },
  {
    from: 'Sina Brunner',
    cc: ['Tom Rossi'],
    subject: 'Who takes the desk on Friday afternoon?',
    text: [
      'Dear both',
      'I am at a training on Friday from 13:00. Who of you can answer the phone until 17:00?',
      'I will bring cake on Monday.',
      'Sina',
    ],
    daysAgo: 6,
    at: '12:48',
  },
  {
    from: 'Payment Notices',
    subject: 'You received CHF 320.00',
    text: ['Good news', 'Lena Vogt has paid CHF 320.00 for «Tax return, natural person». The amount is in your account.'],
    daysAgo: 8,
    at: '18:31',
    labels: [paypal],
  },
  {
    from: 'Newsletter of the Trustees',
    subject: 'What changes on 1 January',
    text: [
      '<h2>What changes on 1 January</h2>',
      '<img src="https://pictures.example.org/january.png" alt="A calendar that shows the first of January" width="480" height="120">',
      '<ul><li>New rates for the reminder fee</li><li>Receipts may be kept as files only</li><li>Deadlines for legal persons stay as they are</li></ul>',
      '<p><a href="https://news.example.org/january">Read the whole article</a></p>',
    ],
    daysAgo: 10,
    at: '04:00',
  },
  {
    from: 'Lena Vogt',
    subject: 'Extension for my tax return',
    text: [
      'Good day',
      'I will be abroad until the end of the month. Could you ask for more time for my tax return, please?',
      'Thank you very much<br>Lena Vogt',
    ],
    daysAgo: 12,
    at: '10:12',
    marks: '!',
  },
  {
    from: 'me',
    to: ['Lena Vogt'],
    subject: 'Re: Extension for my tax return',
    text: [
      'Dear Ms Vogt',
      'It is done: the tax office gives you time until 30 November. The confirmation is in your folder.',
      'Have a good journey',
    ],
    daysAgo: 12,
    at: '13:40',
    folder: sent,
  },
  {
    from: 'Webshop Orders',
    subject: 'Invoice for your order of office paper',
    text: ['Hello', 'Thank you for your order. The invoice over CHF 61.20 is already paid.', 'We look forward to your next visit.'],
    daysAgo: 17,
    at: '15:55',
    labels: [amazon, invoice],
  },
  {
    from: 'Rafael Arnold',
    subject: 'Agenda for the meeting with the auditors',
    text: [
      'Dear colleague',
      '<ol><li>Minutes of the last meeting</li><li>Questions about the cash desk</li><li>Dates for next year</li></ol>',
      'Shall we meet a quarter of an hour earlier?',
      'Rafael',
    ],
    daysAgo: 21,
    at: '08:25',
    labels: [note],
  },
  {
    from: 'Payment Notices',
    subject: 'Your monthly summary',
    text: ['Your month at a glance: 14 payments received, one paid back, nothing open.'],
    daysAgo: 30,
    at: '03:10',
    labels: [paypal],
  },
  {
    from: 'Ivo Zgraggen',
    subject: 'Thank you!',
    text: ['Dear all', 'The new letterhead is perfect, and the printer was quick. Thank you for sorting it out in one afternoon.', 'Ivo'],
    daysAgo: 41,
    at: '11:03',
  },
  {
    from: 'Hausverwaltung Lindenweg',
    subject: 'The lift is checked on Wednesday',
    text: [
      'Dear tenants',
      'The lift at Lindenweg 7 is checked on Wednesday from 8 to 11 o’clock. Please use the stairs.',
      'Thank you for your patience.',
    ],
    daysAgo: 55,
    at: '06:30',
  },
  {
    from: 'Mira Keller',
    subject: 'Holiday list for the summer',
    text: ['Hello', 'Would you put your holidays into the list before the end of the week? So far only Tom has.', 'Mira'],
    daysAgo: 63,
    at: '09:47',
  },
  {
    from: 'me',
    to: ['Rafael Arnold'],
    subject: 'Dates for next year',
    text: ['Dear Rafael', 'For next year I would suggest the second Tuesday of every month. '],
    daysAgo: 1,
    at: '17:20',
    folder: drafts,
  },
  {
    from: 'Lucky Winner Office',
    subject: 'You have won!!! Answer today',
    text: ['Dear winner', 'Our computer has chosen you. Send us your bank details and collect your prize.'],
    daysAgo: 2,
    at: '01:11',
    marks: 'u',
    folder: spam,
  },
  {
    from: 'Miracle Watches',
    subject: 'Watches, 90 % off',
    text: ['Only today: watches that look like real ones. Nobody will notice.'],
    daysAgo: 9,
    at: '02:45',
    folder: spam,
  },
  {
    from: 'Your Bank Security',
    subject: 'Your account was locked',
    text: [
      'Dear client',
      'Follow <a href="https://bank.example.org.login.example/unlock">this link</a> within 24 hours and enter your password.',
    ],
    daysAgo: 19,
    at: '22:02',
    marks: 'u',
    folder: spam,
  },
]
