// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Menu } from './menu.tsx'

afterEach(cleanup)

it('says of what can be switched whether all, some or none have it', async () => {
  const entry = { run: () => undefined }
  const group = [
    { ...entry, id: 'all', title: 'All', isOn: true },
    { ...entry, id: 'some', title: 'Some', isOn: false, isMixed: true },
    { ...entry, id: 'none', title: 'None', isOn: false },
  ]
  render(<Menu trigger={<button type="button">Labels</button>} groups={[group]} />)

  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Labels' })))

  const entries = await screen.findAllByRole('menuitemcheckbox')
  expect(entries.map((each) => `${each.textContent} ${each.getAttribute('aria-checked')}`)).toEqual([
    '✓All true',
    '–Some mixed',
    'None false',
  ])
})
