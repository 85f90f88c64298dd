/** What the quick panel says about calendar and notes. */
export const texts = {
  events: 'Next events',
  noEvents: 'Nothing in the calendar for the coming year.',
  notes: 'Notes at the top',
  noNotes: 'No notes yet.',
  untitled: 'Untitled note',
  now: 'Now',
  at: '{day}, {time}',
  wholeDay: '{day}, all day',
} as const
