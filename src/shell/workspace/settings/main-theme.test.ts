import { expect, it } from 'vitest'
import { defaultSettings, type Settings } from '../../../kit/settings.ts'
import { withMainTheme } from './main-theme.ts'

const wearing = (main: Settings['theme']['main'], toolbar: Settings['theme']['toolbar']): Settings => ({
  ...defaultSettings,
  theme: { ...defaultSettings.theme, main, toolbar },
})

it.each([
  ['default', 'mainThemeLight', 'slate', 'slate'],
  ['slate', 'slate', 'deepOcean', 'deepOcean'],
  ['slate', 'slate', 'beach', 'mainThemeLight'],
  ['slate', 'slate', 'system', 'mainThemeLight'],
  ['system', 'mainThemeLight', 'defaultDark', 'defaultDark'],
  ['default', 'mainThemeDark', 'slate', 'mainThemeDark'],
  ['default', 'greeny', 'slate', 'greeny'],
] as const)('from %s with the toolbar %s to %s, the toolbar is %s', (main, toolbar, next, expected) => {
  expect(withMainTheme(wearing(main, toolbar), next).theme).toMatchObject({ main: next, toolbar: expected })
})
