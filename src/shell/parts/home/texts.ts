/** What stands on the home page and comes from no app. */
export const texts = {
  morning: 'Good morning, {name}',
  day: 'Good day, {name}',
  evening: 'Good evening, {name}',
  open: 'Open: {title}',
} as const
