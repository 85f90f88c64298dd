import { describe, expect, it } from 'vitest'
import { defaultSettings, layoutDefaults, settingsFrom } from './settings.ts'

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

  it('never have half a layout', () => {
    const half = { layout: { style: 'layout2', config: { mode: 'boxed' } } }

    expect(settingsFrom(half).layout).toEqual(defaultSettings.layout)
  })
})
