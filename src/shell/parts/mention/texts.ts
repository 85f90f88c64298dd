export const texts = {
  people: 'People',
} as const
