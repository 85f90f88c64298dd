import { themes, type Theme } from '../kit/themes.ts'
import { remember, remembered } from './remembered.ts'

// NOTE src/main/page-writer.ts reads the same cookie, so that a chosen theme never flashes.
const cookie = 'theme'

/** The theme somebody chose in this browser; nothing chosen means: as the system wishes. */
export function chosenTheme(): Theme | undefined {
  const chosen = remembered(cookie)
  return themes.find((theme) => theme === chosen)
}

export function chooseTheme(theme: Theme | undefined): void {
  remember(cookie, theme)
  showTheme(theme)
}

export function showTheme(theme: Theme | undefined): void {
  if (theme === undefined) delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}
