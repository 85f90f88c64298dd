// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { AddressChips } from './address-chips.tsx'
import type { Address } from './addresses.ts'

afterEach(cleanup)

const isAddress = (email: string): boolean => /^\S+@\S+\.\S+$/.test(email)
const people = [
  { name: 'Mira Keller', email: 'mira@example.com' },
  { name: 'Miro Frei', email: 'miro@example.com' },
]

function Box({ start = [] }: { readonly start?: readonly Address[] }): ReactNode {
  const [value, setValue] = useState(start)
  const [typed, setTyped] = useState('')
  const offers = typed === '' ? [] : people.filter(({ name }) => name.toLowerCase().startsWith(typed.toLowerCase()))
  return (
    <>
      <label htmlFor="to">To</label>
      <AddressChips id="to" label="To" value={value} onChange={setValue} offers={offers} onType={setTyped} isAddress={isAddress} />
      <output>{value.map(({ email }) => email).join(' ')}</output>
    </>
  )
}

const box = (): HTMLInputElement => screen.getByRole('combobox', { name: 'To' })
const chosen = (): string => screen.getByRole('status').textContent

function type(text: string): void {
  box().focus()
  // Only what is typed opens the list, not what a browser fills in.
  fireEvent.input(box(), { target: { value: text }, inputType: 'insertText' })
}

it.each([',', ';', 'Enter', 'Tab'])('makes a chip of what is typed by %s', async (key) => {
  await renderInWorkspace(<Box />)

  type('anna@example.org')
  fireEvent.keyDown(box(), { key })

  expect(chosen()).toBe('anna@example.org')
  expect(box().value).toBe('')
})

it('makes a chip when somebody leaves the box', async () => {
  await renderInWorkspace(<Box />)

  type('Anna <anna@example.org>')
  fireEvent.blur(box())

  expect(chosen()).toBe('anna@example.org')
  expect(screen.getByLabelText('Anna, anna@example.org')).toBeTruthy()
})

it('takes who is offered first for the beginning of a name', async () => {
  await renderInWorkspace(<Box />)

  const input = box()
  type('mir')
  await screen.findByRole('option', { name: /Mira Keller/ })
  fireEvent.keyDown(input, { key: 'Enter' })

  expect(chosen()).toBe('mira@example.com')
})

it('takes an offer by a click, and offers nobody twice', async () => {
  await renderInWorkspace(<Box start={[people[0] ?? { name: '', email: '' }]} />)

  type('mir')
  fireEvent.click(await screen.findByRole('option', { name: /Miro Frei/ }))

  await waitFor(() => expect(chosen()).toBe('mira@example.com miro@example.com'))
  expect(screen.queryByRole('option', { name: /Mira Keller/ })).toBeNull()
})

it('keeps what is no address, marked and said so', async () => {
  await renderInWorkspace(<Box />)

  type('nobody')
  fireEvent.keyDown(box(), { key: ',' })

  expect(screen.getByLabelText('nobody, not a valid address')).toBeTruthy()
})

it('puts the last one back into the box by Backspace, to be mended', async () => {
  await renderInWorkspace(<Box start={[{ name: 'Anna', email: 'anna@exampel.org' }]} />)

  box().focus()
  fireEvent.keyDown(box(), { key: 'Backspace' })

  expect(box().value).toBe('Anna <anna@exampel.org>')
  expect(chosen()).toBe('')
})

it('takes a whole pasted list at once', async () => {
  await renderInWorkspace(<Box />)

  box().focus()
  fireEvent.paste(box(), { clipboardData: { getData: () => 'a@example.com, B <b@example.com>\nc@example.com; A@example.com' } })

  expect(chosen()).toBe('a@example.com b@example.com c@example.com')
})

it('takes one off by its button', async () => {
  await renderInWorkspace(<Box start={people} />)

  fireEvent.click(screen.getByRole('button', { name: 'Remove Mira Keller' }))

  expect(chosen()).toBe('miro@example.com')
})
