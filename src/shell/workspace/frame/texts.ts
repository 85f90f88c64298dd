export const texts = {
  skip: 'Skip to content',
  shortcuts: 'Shortcuts',
  showShortcuts: 'Show the shortcuts',
  hideShortcuts: 'Hide the shortcuts',
} as const
