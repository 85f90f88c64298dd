import type { AboutChange } from '../../src/features/profile/about.ts'
import type { Article } from '../../src/features/profile/post.ts'

export type SamplePhoto = { readonly title: string; readonly alt: string }

/** This month, the last one and the one before: 5, 10 and 7. Their pictures come in the same order. */
export const samplePhotos: readonly (readonly SamplePhoto[])[] = [
  [
    { title: 'Morning above the valley', alt: 'Three rows of blue hills under a light sky with a pale sun' },
    { title: 'First boat of the year', alt: 'A boat with a white sail on a calm lake' },
    { title: 'Desk before the audit', alt: 'A wooden desk from above with three sheets, a red cup and a plant' },
    { title: 'Avenue in autumn', alt: 'Six trees with orange and brown crowns in a meadow' },
    { title: 'Our street', alt: 'A row of houses in sand and clay colours with lit windows' },
  ],
  [
    { title: 'Full moon', alt: 'Dark ridges under a night sky with a round moon' },
    { title: 'Late shift', alt: 'Houses at night, most of their windows lit' },
    { title: 'Fresh snow', alt: 'White slopes under a clear winter sky' },
    { title: 'Sunset at the pier', alt: 'A sailing boat on violet water under an orange sky' },
    { title: 'Frost', alt: 'White trees in a white field' },
    { title: 'New filing system', alt: 'A light desk with two sheets and a blue cup' },
    { title: 'Evening walk', alt: 'Violet hills under a sky in orange and apricot' },
    { title: 'Old town', alt: 'Brick-red houses with small windows' },
    { title: 'Tree nursery', alt: 'Dark green trees in a meadow' },
    { title: 'Regatta', alt: 'A boat with a yellow sail on green water' },
  ],
  [
    { title: 'Above the alp', alt: 'Green ridges under a blue sky with a bright sun' },
    { title: 'Letters to sort', alt: 'A brown desk with three letters and a green cup' },
    { title: 'Market square', alt: 'Grey and white houses in daylight' },
    { title: 'Blue hour', alt: 'Lilac hills under a pale evening sky' },
    { title: 'Larches', alt: 'Trees in rust and amber in a golden field' },
    { title: 'Crossing', alt: 'A boat with a red sail on grey water' },
    { title: 'Last warm day', alt: 'Teal ridges under a light blue sky' },
  ],
]

type SampleComment = { readonly by: string; readonly hoursAgo: number; readonly text: string }
export type SamplePost = {
  readonly hoursAgo: number
  readonly message: string
  /** Which of the photos of this month comes with it. */
  readonly photo?: number
  readonly article?: Article
  /** Hands on the post before it in this list. */
  readonly isSharing?: true
  readonly comments?: readonly SampleComment[]
}

/** The oldest first. */
export const samplePosts: readonly SamplePost[] = [
  {
    hoursAgo: 98,
    message: 'Worth ten minutes before the season begins. The part about incomplete annexes saves us a dozen letters every spring.',
    article: {
      title: 'Seven questions before the first return',
      subtitle: 'A checklist for small offices',
      excerpt:
        'Which papers are still missing, who signs what, and when is an extension better than a hurried return? Seven short questions that settle most of it before the first form is opened.',
      link: 'https://example.org/seven-questions',
    },
    comments: [
      { by: 'Mira Keller', hoursAgo: 95, text: 'Question five is exactly what went wrong with our depot statements last year.' },
      { by: 'Jonas Wyss', hoursAgo: 71, text: 'I have put it on the board, under «Before the season».' },
    ],
  },
  { hoursAgo: 49, message: 'Once more, because two clients asked about it today.', isSharing: true },
  { hoursAgo: 21, message: 'Seven o’clock, the valley still asleep. A good hour for the difficult files.', photo: 0 },
]

export const sampleAbout = (email: string): AboutChange => ({
  general: {
    gender: '',
    birthday: '1988-05-14',
    locations: ['Chur', 'Ilanz'],
    about:
      'I look after small firms and families: their books, their returns and their deadlines. Outside the office you find me on a lake or on the way to one.',
  },
  work: {
    occupation: 'Fiduciary with federal certificate',
    skills: ['Tax returns', 'Accounting', 'Deadlines', 'Payroll'],
    jobs: [
      { company: 'Treuhand am Obertor, Chur', date: 'since 2019' },
      { company: 'Revisionsbüro Lindenhof, Thusis', date: '2012–2019' },
    ],
  },
  contact: {
    address: 'Obere Gasse 12\n7000 Chur',
    tel: ['+41 81 555 01 42', '+41 79 555 01 43'],
    websites: ['https://www.example.ch'],
    emails: [...(email === '' ? [] : [email]), 'office@example.ch'],
  },
})
