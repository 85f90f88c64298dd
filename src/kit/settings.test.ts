import { describe, expect, it } from 'vitest'
import { defaultSettings, isFolded, layoutDefaults, settingsFrom, usableSettings, withFolded } from './settings.ts'

describe('settings that were kept', () => {
  it('are the defaults where nothing was kept, or nonsense', () => {
    for (const kept of [undefined, null, 'slate', [], { theme: 'slate' }]) expect(settingsFrom(kept)).toEqual(defaultSettings)
  })

  it('come back as they were', () => {
    const kept = { ...defaultSettings, customScrollbars: false, layout: { style: 'layout3', config: layoutDefaults.layout3 } }

    expect(settingsFrom(structuredClone(kept))).toEqual(kept)
  })

  it('keep what is whole when a newer version knows more or other values', () => {
    const older = { theme: { main: 'neon', navbar: 'beach' }, display: { contrast: 'more' }, customScrollbars: false }

    const settings = settingsFrom(older)

    expect(settings.theme).toEqual(defaultSettings.theme)
    expect(settings.display).toEqual({ ...defaultSettings.display, contrast: 'more' })
    expect(settings.customScrollbars).toBe(false)
  })

  it('fill a layout that lacks parts from the defaults of its style', () => {
    const half = { layout: { style: 'layout3', config: { mode: 'boxed', toolbar: { display: false }, footer: { style: 'sticky' } } } }

    const { layout } = settingsFrom(half)

    const { toolbar, ...rest } = layoutDefaults.layout3
    expect(layout).toEqual({ style: 'layout3', config: { ...rest, mode: 'boxed', toolbar: { ...toolbar, display: false } } })
  })

  it('§3.11 §3.53 begin with the themes of the specification, main default', () => {
    const { theme, customScrollbars } = defaultSettings

    expect(theme).toEqual({ main: 'default', navbar: 'mainThemeDark', toolbar: 'mainThemeLight', footer: 'mainThemeDark' })
    expect(customScrollbars).toBe(true)
  })

  it('§3.10 §3.11 take the shape of the specification, which knows no side panels', () => {
    const { leftSidePanel, rightSidePanel, ...config } = layoutDefaults.layout2
    const kept = { layout: { style: 'layout2', config }, customScrollbars: true, theme: { main: 'greeny' } }

    const settings = settingsFrom(kept)

    expect(settings.layout).toEqual({ style: 'layout2', config: { ...config, leftSidePanel, rightSidePanel } })
    expect(settings.theme).toEqual({ main: 'greeny', navbar: 'mainThemeDark', toolbar: 'mainThemeLight', footer: 'mainThemeDark' })
  })

  it('never have a layout of an unknown style', () => {
    expect(settingsFrom({ layout: { style: 'layout9', config: layoutDefaults.layout3 } }).layout).toEqual(defaultSettings.layout)
  })
})

describe('the navbar', () => {
  const config = layoutDefaults.layout1

  it('is folded where there is little room, until somebody wants it otherwise', () => {
    expect([true, false].map((hasRoom) => isFolded(config.navbar, hasRoom))).toEqual([false, true])
    expect([true, false].map((hasRoom) => isFolded(withFolded(config, false).navbar, hasRoom))).toEqual([false, false])
    expect([true, false].map((hasRoom) => isFolded(withFolded(config, true).navbar, hasRoom))).toEqual([true, true])
  })

  it('keeps what somebody chose', () => {
    const layout = { style: 'layout1', config: withFolded(config, false) } as const

    expect(settingsFrom(structuredClone({ layout })).layout).toEqual(layout)
  })
})

describe('the settings of an account', () => {
  it('§5.20 are used if they hold a theme and a layout style', () => {
    const settings = usableSettings({ theme: { main: 'slate' }, layout: { style: 'layout2' }, customScrollbars: false })

    expect(settings.theme.main).toBe('slate')
    expect(settings.layout).toEqual({ style: 'layout2', config: layoutDefaults.layout2 })
    expect(settings.customScrollbars).toBe(false)
  })

  it.each([
    ['no theme', { layout: { style: 'layout2' }, customScrollbars: false }],
    ['no layout style', { theme: { main: 'slate' }, layout: { config: {} }, customScrollbars: false }],
    ['nothing', {}],
    ['no record', 'slate'],
  ])('§5.20 with %s in them are the defaults', (_, kept) => {
    expect(usableSettings(kept)).toEqual(defaultSettings)
  })
})
