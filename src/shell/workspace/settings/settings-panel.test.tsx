// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { defaultSettings, layoutDefaults, type Settings } from '../../../kit/settings.ts'
import { UserMenu } from '../toolbar/user-menu.tsx'
import { ApplySettings } from './apply-settings.tsx'
import { SettingsPanel } from './settings-panel.tsx'
import { useSettings } from './settings-store.ts'

// Fetched once before: a busy machine takes its time for the first import.
beforeAll(() => import('./settings-body.tsx'))
afterEach(cleanup)

const panels = 'Side panels: Left: shortcuts, Right: Team Chat and quick panel'
const bars = `Navbar: Display; Toolbar: Display, Position (Above|Below); Footer: Display, Style (Fixed|Static); ${panels}`

describe("§2.22 the panel 'Theme Settings'", () => {
  it.each([
    [
      'Layout 1 - Vertical',
      'Mode (Boxed|Fullwidth), Scrollable area (Body|Content); Navbar: Display, Folded, Position (Left|Right); ' +
        'Toolbar: Display, Style (Fixed|Static), Position (Above|Below); Footer: Display, Style (Fixed|Static), Position (Above|Below); ' +
        panels,
    ],
    ['Layout 2 - Horizontal', `Mode (Boxed|Fullwidth|Container); ${bars}`],
    ['Layout 3 - Horizontal', `Mode (Boxed|Fullwidth|Container); ${bars}`],
  ])('has for «%s» exactly its fields', async (layout, fields) => {
    await openPanel()

    await press(screen.getByRole('radio', { name: layout }))

    expect(fieldsShown()).toBe(fields)
  })

  it('begins another layout with its own defaults', async () => {
    await openPanel({ ...defaultSettings, layout: { style: 'layout1', config: { ...layoutDefaults.layout1, mode: 'boxed' } } })

    await press(screen.getByRole('radio', { name: 'Layout 3 - Horizontal' }))

    expect(current().layout).toEqual({ style: 'layout3', config: layoutDefaults.layout3 })
  })

  it('shows each change at once, on the page and in its own controls', async () => {
    await openPanel()

    await press(screen.getByRole('radio', { name: 'High' }))
    await press(screen.getByRole('radio', { name: 'Reduced' }))
    await press(screen.getByRole('radio', { name: 'Comfortable' }))
    await press(screen.getByText('Custom scrollbars'))

    const { contrast, motion, density, scrollbars } = document.documentElement.dataset
    expect({ contrast, motion, density, scrollbars }).toEqual({
      contrast: 'more',
      motion: 'less',
      density: 'comfortable',
      scrollbars: 'native',
    })
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Comfortable' }).checked).toBe(true)
  })

  it('offers «System» and the nine for the page, and the two variants only for the bars', async () => {
    await openPanel()

    await press(screen.getByRole('combobox', { name: 'Main' }))
    const main = optionNames()
    await press(screen.getByRole('option', { name: 'Deep Ocean' }))
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
    await press(screen.getByRole('combobox', { name: 'Footer' }))

    expect(main).toEqual(['System', ...nine])
    expect(optionNames()).toEqual(['Main Theme Dark', 'Main Theme Light', ...nine])
    expect(document.documentElement.dataset['theme']).toBe('deepOcean')
    expect(current().theme.main).toBe('deepOcean')
  })

  it('takes back one change after the other, and everything at once', async () => {
    await openPanel()
    await press(screen.getByRole('radio', { name: 'Comfortable' }))
    await press(screen.getByRole('radio', { name: 'Layout 2 - Horizontal' }))

    await press(screen.getByRole('button', { name: 'Undo' }))
    const afterUndo = current()
    await press(screen.getByRole('button', { name: 'Reset' }))
    const afterReset = current()
    await press(screen.getByRole('button', { name: 'Undo' }))

    expect(afterUndo).toEqual({ ...defaultSettings, display: { ...defaultSettings.display, density: 'comfortable' } })
    expect(afterReset).toEqual(defaultSettings)
    expect(current()).toEqual(afterUndo)
  })

  it('shows controls without effect as off and says why', async () => {
    await openPanel()
    const navbar = screen.getByRole('group', { name: 'Navbar' })

    await press(within(navbar).getByText('Display'))

    expect(within(navbar).getByRole('switch', { name: 'Folded' }).getAttribute('aria-disabled')).toBe('true')
    expect(within(navbar).getByRole<HTMLFieldSetElement>('group', { name: 'Position' }).disabled).toBe(true)
    expect(within(navbar).getAllByText('No effect while the navbar is hidden.')).toHaveLength(2)
    expect(within(navbar).getByRole('switch', { name: 'Display' }).getAttribute('aria-disabled')).not.toBe('true')
  })

  it('closes by Escape and gives the focus back', async () => {
    await openPanel()

    await act(async () => void fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }))

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /User menu/ }))
  })

  it('is in German for whoever reads German', async () => {
    await openPanel()

    await press(screen.getByRole('radio', { name: 'Deutsch' }))

    expect(screen.getByRole('heading', { name: 'Darstellung' })).toBeTruthy()
    await press(screen.getByRole('radio', { name: 'English' }))
  })
})

const nine = ['Default', 'Sunset', 'Greeny', 'Beach', 'Tech', 'Sweet Hues', 'Default Dark', 'Deep Ocean', 'Slate']

async function openPanel(settings: Settings = defaultSettings): Promise<void> {
  await renderInWorkspace(
    <>
      <ApplySettings />
      <SettingsPanel />
      <UserMenu />
      <Current />
    </>,
    { settings },
  )
  await press(screen.getByRole('button', { name: /User menu/ }))
  await press(await screen.findByRole('menuitem', { name: 'Theme Settings' }))
  await within(await screen.findByRole('dialog', { name: 'Theme Settings' })).findByRole('group', { name: 'Navbar' })
}

async function press(element: HTMLElement): Promise<void> {
  await act(async () => {
    fireEvent.pointerDown(element, { pointerType: 'mouse' })
    fireEvent.mouseDown(element)
    fireEvent.pointerUp(element, { pointerType: 'mouse' })
    fireEvent.mouseUp(element)
    fireEvent.click(element)
  })
}

function Current(): ReactNode {
  return <output>{JSON.stringify(useSettings())}</output>
}

function current(): Settings {
  return JSON.parse(document.querySelector('output')?.textContent ?? '') as Settings // written by Current just above
}

function optionNames(): readonly (string | null)[] {
  return screen.getAllByRole('option').map(({ textContent }) => textContent)
}

/** The fields as words: those of the layout itself, then frame by frame. */
function fieldsShown(): string {
  const layout = screen.getByRole('region', { name: 'Layout' })
  const frames = ['Navbar', 'Toolbar', 'Footer', 'Side panels'].map((name) => within(layout).getByRole('group', { name }))
  const own = groupsIn(layout, (group) => !frames.some((frame) => frame.contains(group))).filter((name) => !name.startsWith('Style'))
  return [own.join(', '), ...frames.map((frame) => `${legendOf(frame)}: ${controlsIn(frame).join(', ')}`)].join('; ')
}

function controlsIn(frame: HTMLElement): readonly string[] {
  const switches = within(frame)
    .getAllByRole('switch')
    .map((each) => document.querySelector(`[id="${each.getAttribute('aria-labelledby')}"]`)?.textContent ?? '')
  return [...switches, ...groupsIn(frame, () => true)]
}

function groupsIn(place: HTMLElement, isWanted: (group: Element) => boolean): readonly string[] {
  return [...place.querySelectorAll<HTMLElement>('fieldset')]
    .filter((group) => isWanted(group) && group.querySelector('fieldset') === null)
    .filter((group) => group.querySelector('input[type=radio]') !== null)
    .map((group) => `${legendOf(group)} (${[...group.querySelectorAll('label')].map(({ textContent }) => textContent).join('|')})`)
}

function legendOf(group: HTMLElement): string {
  return group.querySelector('legend')?.textContent ?? ''
}
