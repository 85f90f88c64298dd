export const texts = {
  open: 'Open',
  filed: 'Filed',
  'in-assessment': 'Being assessed',
  assessed: 'Assessed',
  estimated: 'Estimated',
  granted: 'Granted',
  unchanged: 'Unchanged',
  rejected: 'Refused',
  pending: 'Waiting',
} as const
