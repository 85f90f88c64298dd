export const texts = {
  wrong: '{text}, not a valid address',
  remove: 'Remove {name}',
  chosen: 'Chosen: {label}',
  added: '{name} added',
  removed: '{name} removed',
  offers: 'Suggestions',
} as const
