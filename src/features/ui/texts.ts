export const texts = {
  title: 'Shared parts',
  intro: 'What all apps are made of, in all its states. Change theme, layout and density to see them in other clothes.',
} as const
