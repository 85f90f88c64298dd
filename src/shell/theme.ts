import { remember, remembered } from './remembered.ts'

export const themes = ['default', 'sunset', 'greeny', 'beach', 'tech', 'sweetHues', 'defaultDark', 'deepOcean', 'slate'] as const
export type Theme = (typeof themes)[number]

// NOTE public/theme.js reads the same key before the first paint.
const storageKey = 'theme'

/** The theme somebody chose in this browser; nothing chosen means: as the system wishes. */
export function chosenTheme(): Theme | undefined {
  const chosen = remembered(storageKey)
  return themes.find((theme) => theme === chosen)
}

export function chooseTheme(theme: Theme | undefined): void {
  remember(storageKey, theme)
  if (theme === undefined) delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}
