export const texts = {
  conditions: 'Conditions',
  edit: 'Edit condition {condition}',
  remove: 'Remove condition {condition}',
  not: 'not {condition}',
  suggestions: 'Suggestions',
  days: 'today,yesterday,tomorrow,this-week,last-week,this-month,last-month',
} as const
