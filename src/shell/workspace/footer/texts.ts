export const texts = {
  product: 'eFristerstreckung',
  links: 'Public pages',
  form: 'Form',
  info: 'Info',
  status: 'Status',
  rules: 'Rules',
  help: 'Help',
} as const
