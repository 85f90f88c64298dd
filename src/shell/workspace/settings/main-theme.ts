import type { Settings } from '../../../kit/settings.ts'
import { lightPartners } from '../../../kit/themes.ts'

/** Another main theme. Whoever goes dark has not asked for a bright bar above it, so a toolbar that was light for the page goes along. */
export function withMainTheme(settings: Settings, main: Settings['theme']['main']): Settings {
  const { theme } = settings
  return { ...settings, theme: { ...theme, main, toolbar: toolbarFor(theme, main) } }
}

function toolbarFor({ main: before, toolbar }: Settings['theme'], main: Settings['theme']['main']): Settings['theme']['toolbar'] {
  if (toolbar !== 'mainThemeLight' && toolbar !== before) return toolbar
  return main !== 'system' && main in lightPartners ? main : 'mainThemeLight'
}
