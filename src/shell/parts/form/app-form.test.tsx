// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { Problem } from '../../../kit/problem.ts'
import { lost } from '../../call.ts'
import { AppForm } from './app-form.tsx'
import { FormActions } from './form-actions.tsx'
import { FormDate } from './form-date.tsx'
import { FormMoney } from './form-number.tsx'
import { FormCheck } from './form-switch.tsx'
import { FormText } from './form-text.tsx'

afterEach(cleanup)

const schema = z.object({
  email: z.email(),
  price: z.int().check(z.gte(1, 'Give {label} more than nothing')),
  due: z.iso.date(),
  agrees: z.literal(true),
})
type Values = z.infer<typeof schema>
type Answer = { readonly email?: string } | void

async function aForm(onSubmit: (values: Values) => Promise<Answer>): Promise<void> {
  await renderInWorkspace(
    <AppForm schema={schema} start={{ email: '', price: null, due: '', agrees: null }} onSubmit={onSubmit}>
      <FormText name="email" label="E-mail" isRequired />
      <FormMoney name="price" label="Price" />
      <FormDate name="due" label="Due on" />
      <FormCheck name="agrees" label="I agree" />
      <FormActions submit="Send" />
    </AppForm>,
  )
}

const box = (name: string): HTMLInputElement => screen.getByRole('textbox', { name })
const type = (name: string, value: string): void => void fireEvent.change(box(name), { target: { value } })
const submit = (): Promise<void> => act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Send|Saving/ })))
const faults = (): readonly (string | null)[] => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

async function fillIn(): Promise<void> {
  await act(async () => {
    type('E-mail *', 'anna@example.ch')
    type('Price', "1'234.5")
    type('Due on', '30.11.26')
    fireEvent.click(screen.getByText('I agree'))
  })
}

it('hands over checked values: whole cents and a plain date', async () => {
  const onSubmit = vi.fn(async () => undefined)
  await aForm(onSubmit)

  await fillIn()
  await submit()

  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'anna@example.ch', price: 123_450, due: '2026-11-30', agrees: true })
})

it('sums up what is missing in the order of the page, brings the focus there, and ties each fault to its field', async () => {
  const onSubmit = vi.fn(async () => undefined)
  await aForm(onSubmit)

  await submit()

  expect(onSubmit).not.toHaveBeenCalled()
  expect(faults()).toEqual(['E-mail is missing', 'Price is missing', 'Due on is missing', 'Please tick «I agree»'])
  expect(document.activeElement?.textContent).toContain('There is a problem')
  expect(box('E-mail *').getAttribute('aria-invalid')).toBe('true')
  const [described = ''] = box('E-mail *').getAttribute('aria-describedby')?.split(' ') ?? []
  expect(document.getElementById(described)?.textContent).toBe('E-mail is missing')
})

it('leads from the summary into the field', async () => {
  await aForm(async () => undefined)
  await submit()

  fireEvent.click(within(screen.getByRole('region', { name: 'There is a problem' })).getByText('Price is missing'))

  expect(document.activeElement).toBe(box('Price'))
})

it('says what is wrong with what was typed, and follows the mending', async () => {
  await aForm(async () => undefined)
  await fillIn()
  await act(async () => {
    type('E-mail *', 'anna')
    type('Price', 'much')
    type('Due on', '31.2.2026')
  })

  await submit()

  expect(faults()).toEqual([
    'E-mail must be an e-mail address like name@example.ch',
    'Price must be a number like 1234.50',
    'Due on must be a date like 30.11.2026',
  ])
  await act(async () => type('Price', '0'))
  expect(faults()[1]).toBe('Give Price more than nothing')
  await act(async () => type('Price', '5'))
  expect(faults()).toHaveLength(2)
})

it('keeps the focus in a field that becomes wrong again after all was mended', async () => {
  await aForm(async () => undefined)
  await fillIn()
  await act(async () => type('E-mail *', 'anna'))
  await submit()
  await act(async () => type('E-mail *', 'anna@example.ch'))
  box('E-mail *').focus()

  await act(async () => type('E-mail *', 'anna@'))

  expect(document.activeElement).toBe(box('E-mail *'))
  expect(screen.queryByRole('region', { name: 'There is a problem' })).toBeNull()
})

it('shows at its field what the server found wrong', async () => {
  await aForm(async () => ({ email: 'The email is already in use' }))
  await fillIn()

  await submit()

  expect(faults()).toEqual(['The email is already in use'])
  expect(box('E-mail *').getAttribute('aria-invalid')).toBe('true')
})

it('shows a problem that belongs to no field, and keeps what was typed', async () => {
  await aForm(async () => {
    throw new Problem('unavailable', 'The server does not answer.')
  })
  await fillIn()

  await submit()

  expect(screen.getByRole('alert').textContent).toBe('The server does not answer.')
  expect(box('Price').value).toBe("1'234.5")
})

it('says in the language of the page that the server could not be reached', async () => {
  await aForm(() => Promise.resolve().then(() => lost(new TypeError('Failed to fetch'))))
  await fillIn()

  await submit()

  expect(screen.getByRole('alert').textContent).toMatch(/^The server could not be reached/)
})

it('sends once however often somebody presses while it is busy', async () => {
  let finish = (): void => undefined
  const onSubmit = vi.fn(() => new Promise<void>((done) => (finish = done)))
  await aForm(onSubmit)
  await fillIn()

  await submit()
  await submit()

  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Saving …' })
  expect(button.disabled).toBe(false)
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(onSubmit).toHaveBeenCalledTimes(1)
  await act(async () => finish())
})

it('is sent by Ctrl and Enter from any field', async () => {
  const onSubmit = vi.fn(async () => undefined)
  await aForm(onSubmit)
  await fillIn()

  await act(async () => void fireEvent.keyDown(box('Price'), { key: 'Enter', ctrlKey: true }))

  expect(onSubmit).toHaveBeenCalledOnce()
})
