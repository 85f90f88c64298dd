import { settingsFrom, type Settings } from '../../../kit/settings.ts'
import { chooseContrast, chosenContrast } from '../../display/contrast.ts'
import { chooseTheme, chosenTheme } from '../../theme.ts'
import { withMainTheme } from './main-theme.ts'
import type { SettingsKeeper } from './settings-store.ts'

const key = 'settings'
// Says that the cookies show the look of an account, not that of the guest.
const lentKey = 'settings-lent'

/** Settings of a guest stay in this browser. What must be right before anything shows goes into cookies, which the server reads. */
export const browserKeeper: SettingsKeeper = {
  read: () => {
    const settings = settingsFrom(parsed(stored(key)))
    return isLent() ? settings : withCookies(settings)
  },
  write: (settings) => {
    keepLook(settings)
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

export function keepLook({ theme: { main }, display: { contrast } }: Settings): void {
  chooseTheme(main === 'system' ? undefined : main)
  chooseContrast(contrast)
}

/** The look of an account holds on the public pages of this browser too; that of the guest waits meanwhile. */
export function lendLook(settings: Settings): void {
  if (!isLent()) {
    store(key, JSON.stringify(browserKeeper.read()))
    store(lentKey, 'yes')
  }
  keepLook(settings)
}

export function giveLookBack(): void {
  if (!isLent()) return
  keepLook(settingsFrom(parsed(stored(key))))
  localStorage.removeItem(lentKey)
}

function isLent(): boolean {
  return stored(lentKey) !== null
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
