export const texts = {
  product: 'eFristerstreckung',
  navigation: 'Main navigation',
  applications: 'Applications',
  pages: 'Pages',
  interface: 'User interface',
  fold: 'Fold the navigation',
  unfold: 'Keep the navigation open',
  show: 'Show the navigation',
  open: 'Open the navigation',
  close: 'Close the navigation',
  waiting: '{count} waiting',
} as const
