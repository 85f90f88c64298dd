// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defaultSettings, type Settings } from '../../../kit/settings.ts'
import { chooseContrast } from '../../display/contrast.ts'
import { chooseTheme } from '../../theme.ts'
import { ApplySettings } from './apply-settings.tsx'
import { browserKeeper } from './browser-keeper.ts'
import { settingsStore } from './settings-store.ts'

beforeEach(forget)
afterEach(cleanup)

const airy: Settings = {
  ...defaultSettings,
  theme: { ...defaultSettings.theme, main: 'slate', footer: 'beach' },
  display: { ...defaultSettings.display, density: 'comfortable', contrast: 'more' },
}

describe('the settings of a guest', () => {
  it('stay in this browser', () => {
    visit()
    fireEvent.click(screen.getByRole('button', { name: 'Change' }))
    cleanup()

    visit()

    expect(shown()).toEqual(airy)
  })

  it('begin as the public pages were made to look', () => {
    chooseTheme('greeny')
    chooseContrast('more')

    visit()

    expect(shown().theme.main).toBe('greeny')
    expect(shown().display.contrast).toBe('more')
  })

  it('follow what was chosen on the public pages later', () => {
    visit()
    fireEvent.click(screen.getByRole('button', { name: 'Change' }))
    cleanup()
    chooseTheme('beach')
    chooseContrast('system')

    visit()

    expect(shown()).toEqual({
      ...airy,
      theme: { ...airy.theme, main: 'beach' },
      display: { ...airy.display, contrast: 'system' },
    })
    expect(document.documentElement.dataset).toMatchObject({ theme: 'beach', density: 'comfortable' })
    expect(document.documentElement.dataset['contrast']).toBeUndefined()
  })

  it('survive what no version of ours has written', () => {
    localStorage.setItem('settings', '{"layout":')

    visit()

    expect(shown()).toEqual(browserKeeper.defaults)
    expect(shown().theme.main).toBe('system')
  })

  it('leave no marks of the workspace on the public pages, except those that hold there too', () => {
    visit()
    fireEvent.click(screen.getByRole('button', { name: 'Change' }))

    cleanup()

    const { theme, contrast, density, motion, scrollbars } = document.documentElement.dataset
    expect({ theme, contrast, density, motion, scrollbars }).toEqual({ theme: 'slate', contrast: 'more' })
  })

  it.each([
    ['goes along with another window', true, 'comfortable'],
    ['stays as it is beside another window', false, 'compact'],
  ] as const)('%s where Cloud Sync is %s', (_, cloudSync, density) => {
    visit()

    act(() => otherWindowKeeps({ ...airy, quick: { ...airy.quick, cloudSync } }))

    expect(shown().display.density).toBe(density)
  })
})

function visit(): void {
  render(
    <settingsStore.Provider start={browserKeeper}>
      <ApplySettings />
      <Shown />
    </settingsStore.Provider>,
  )
}

function Shown(): ReactNode {
  const { change } = settingsStore.useStore().getState()
  return (
    <>
      <output>{JSON.stringify(settingsStore.useState(({ settings }) => settings))}</output>
      <button type="button" onClick={() => change(airy)}>
        Change
      </button>
    </>
  )
}

function shown(): Settings {
  return JSON.parse(screen.getByRole('status').textContent ?? '') as Settings // written by Shown just above
}

function otherWindowKeeps(settings: Settings): void {
  dispatchEvent(new StorageEvent('storage', { key: 'settings', newValue: JSON.stringify(settings) }))
}

function forget(): void {
  localStorage.clear()
  chooseTheme(undefined)
  chooseContrast('system')
}
