export const texts = {
  skip: 'Skip to content',
  shortcuts: 'Shortcuts',
  showShortcuts: 'Show the shortcuts',
  hideShortcuts: 'Hide the shortcuts',
  product: 'eFristerstreckung',
  toStart: 'eFristerstreckung: back to the start page',
  welcome: 'Welcome to eFristerstreckung',
  promise: 'The workspace around the form, for you and your team.',
  themeSettings: 'Theme Settings',
} as const
