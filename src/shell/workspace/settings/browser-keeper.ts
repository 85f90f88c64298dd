import { defaultSettings, settingsFrom, type Settings } from '../../../kit/settings.ts'
import { chooseContrast, chosenContrast } from '../../display/contrast.ts'
import { chooseTheme, chosenTheme } from '../../theme.ts'
import { withMainTheme } from './main-theme.ts'
import type { SettingsKeeper } from './settings-store.ts'

const key = 'settings'

/** Settings of a guest stay in this browser. What must be right before anything shows goes into cookies, which the server reads. */
export const browserKeeper: SettingsKeeper = {
  // Before anybody has signed in, pages look as the system wishes.
  defaults: withMainTheme(defaultSettings, 'system'),
  read: () => withCookies(settingsFrom(parsed(stored(key)))),
  write: (settings) => {
    const { theme, display } = settings
    chooseTheme(theme.main === 'system' ? undefined : theme.main)
    chooseContrast(display.contrast)
    store(key, JSON.stringify(settings))
  },
  follow: (tell) => {
    const listen = (event: StorageEvent): void => {
      if (event.key === key) tell(withCookies(settingsFrom(parsed(event.newValue))))
    }
    addEventListener('storage', listen)
    return () => removeEventListener('storage', listen)
  },
}

/** The public pages let people choose these two as well, and know nothing of the rest. */
function withCookies(settings: Settings): Settings {
  const chosen = chosenTheme() ?? 'system'
  const themed = chosen === settings.theme.main ? settings : withMainTheme(settings, chosen)
  return { ...themed, display: { ...themed.display, contrast: chosenContrast() } }
}

function stored(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    // Where storage is refused, everybody begins anew.
    return null
  }
}

function store(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    // It still holds until the page is left.
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') as unknown
  } catch {
    return undefined
  }
}
