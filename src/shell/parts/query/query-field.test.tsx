// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { QueryField } from './query-field.tsx'
import type { OfferedKey } from './query-suggestions.ts'

afterEach(cleanup)

const keys: readonly OfferedKey[] = [{ id: 'from', names: ['from'], title: 'Sender' }]
const box = (): HTMLInputElement => screen.getByRole('combobox', { name: 'Search mail' })
const chips = (): readonly (string | null)[] =>
  within(screen.getByRole('list', { name: 'Conditions' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

function Field({ start }: { readonly start: string }): ReactNode {
  const [text, setText] = useState(start)
  return <QueryField label="Search mail" value={text} onChange={setText} keys={keys} />
}

it('shows the conditions of the text as chips, and follows what is typed', async () => {
  await renderInWorkspace(<Field start="bill from:anna" />)
  expect(chips()).toEqual(['Sender: anna'])

  fireEvent.change(box(), { target: { value: 'bill from:beat -draft' } })

  expect(chips()).toEqual(['Sender: beat', 'not draft'])
})

it('takes out of the text what is removed as a chip', async () => {
  await renderInWorkspace(<Field start="bill from:anna -draft" />)

  fireEvent.click(screen.getByRole('button', { name: 'Remove condition Sender: anna' }))

  expect(box().value).toBe('bill -draft')
  expect(document.activeElement).toBe(box())
})

it('selects in the text what is edited as a chip', async () => {
  await renderInWorkspace(<Field start="bill from:anna" />)

  fireEvent.click(screen.getByRole('button', { name: 'Edit condition Sender: anna' }))

  expect([box().selectionStart, box().selectionEnd]).toEqual([5, 14])
})
