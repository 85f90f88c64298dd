export const texts = {
  navigation: 'Tax office',
  officer: 'Signed in at the tax office',
  notAllowedTitle: 'Not for your role',
  notAllowedText: 'Your role at the tax office does not include this page. Whoever gives out rights there can change that.',
} as const
