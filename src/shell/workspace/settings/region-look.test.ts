import { describe, expect, it } from 'vitest'
import { defaultSettings, type Settings } from '../../../kit/settings.ts'
import { regionLook } from './region-look.ts'

describe('§2.21 the colours of a region', () => {
  it.each([
    ['system', 'mainThemeDark', 'light', 'default', 'dark'],
    ['system', 'mainThemeDark', 'dark', 'defaultDark', 'dark'],
    ['system', 'mainThemeLight', 'light', 'default', 'paper'],
    ['system', 'mainThemeLight', 'dark', 'defaultDark', 'paper'],
    ['sunset', 'mainThemeDark', 'dark', 'sunset', 'dark'],
    ['sunset', 'mainThemeLight', 'dark', 'sunset', 'paper'],
    ['defaultDark', 'mainThemeLight', 'dark', 'default', 'paper'],
    ['deepOcean', 'mainThemeLight', 'dark', 'beach', 'paper'],
    ['slate', 'mainThemeLight', 'light', 'tech', 'paper'],
    ['slate', 'mainThemeDark', 'light', 'slate', 'dark'],
    ['default', 'slate', 'light', 'slate', 'paper'],
    ['slate', 'greeny', 'dark', 'greeny', 'paper'],
  ] as const)('main %s, navbar %s, system %s: theme %s, tone %s', (main, navbar, system, theme, tone) => {
    expect(regionLook(wearing({ main, navbar }), 'navbar', system === 'dark')).toEqual({ 'data-theme': theme, 'data-tone': tone })
  })

  it('are those of the main theme in the content', () => {
    expect(regionLook(wearing({ main: 'system' }), 'main', true)).toEqual({ 'data-theme': 'defaultDark', 'data-tone': 'paper' })
    expect(regionLook(wearing({ main: 'beach' }), 'main', true)).toEqual({ 'data-theme': 'beach', 'data-tone': 'paper' })
  })

  it('are chosen for each region alone', () => {
    const settings = wearing({ main: 'beach', navbar: 'tech', toolbar: 'slate', footer: 'mainThemeDark' })

    expect(regionLook(settings, 'toolbar', false)['data-theme']).toBe('slate')
    expect(regionLook(settings, 'footer', false)).toEqual({ 'data-theme': 'beach', 'data-tone': 'dark' })
  })
})

function wearing(theme: Partial<Settings['theme']>): Settings {
  return { ...defaultSettings, theme: { ...defaultSettings.theme, ...theme } }
}
