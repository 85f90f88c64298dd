// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { csvFormat } from './formats/csv.ts'
import type { ImportPlan } from './import-plan.ts'
import { ImportWizard } from './import-wizard.tsx'

afterEach(cleanup)

type Person = { readonly name: string; readonly email: string }

it('goes from a pasted table to a report, leaves out what is wrong and takes the batch back', async () => {
  const taken: Person[] = []
  const onUndo = vi.fn<() => Promise<void>>(async () => undefined)
  const onClose = vi.fn<() => void>()
  const plan = aPlan({ run: async (rows) => void taken.push(...rows), onUndo })
  await renderInWorkspace(<ImportWizard plan={plan} isOpen onClose={onClose} />)

  paste('Who;E-Mail\nMira;mira@firma.example\nTom;\nSina;sina@firma.example')
  press('Next')
  fireEvent.change(screen.getByLabelText('Field for the column Who'), { target: { value: 'name' } })
  press('Next')
  expect(await screen.findByText('2 new')).toBeTruthy()
  expect(screen.getByText('1 with errors')).toBeTruthy()
  expect(screen.getByText('The email is missing')).toBeTruthy()
  expect(taken).toEqual([])
  press('Import 2 entries')

  expect(await screen.findByText('2 entries imported')).toBeTruthy()
  expect(taken.map(({ name }) => name)).toEqual(['Mira', 'Sina'])
  press('Undo this import')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(onUndo).toHaveBeenCalledOnce()
})

it('says which required field has no column', async () => {
  await renderInWorkspace(<ImportWizard plan={aPlan({})} isOpen onClose={() => undefined} />)

  paste('Who;Email\nMira;mira@firma.example')
  press('Next')
  press('Next')

  expect(screen.getByRole('alert').textContent).toContain('Name')
})

it('says what to do when nothing was chosen, and when the format is not known', async () => {
  await renderInWorkspace(<ImportWizard plan={aPlan({})} isOpen onClose={() => undefined} />)

  press('Next')
  expect(screen.getByRole('alert').textContent).toContain('Choose a file or paste')
  paste('just words')
  press('Next')

  expect(screen.getByRole('alert').textContent).toContain('not known')
})

it('reports how far it came when the import fails', async () => {
  const run = async (): Promise<void> => {
    throw new Error('The server does not answer.')
  }
  await renderInWorkspace(<ImportWizard plan={aPlan({ run })} isOpen onClose={() => undefined} />)

  paste('Name;Email\nMira;mira@firma.example')
  press('Next')
  press('Next')
  fireEvent.click(await screen.findByRole('button', { name: 'Import 1 entry' }))

  expect(await screen.findByText(/0 of 1 are imported. The server does not answer./)).toBeTruthy()
})

it('reads bytes, leaves out what cannot be taken in, runs in the portions of the app and says what was there before', async () => {
  const portions: number[] = []
  const plan = aPlan({
    formats: [
      { ...csvFormat(), readBytes: async (bytes) => ({ kind: 'rows', rows: [...bytes].map((byte) => ({ name: `n${byte}`, email: '' })) }) },
    ],
    faultOf: ({ name }) => (name === 'n51' ? 'Too large' : undefined),
    portionsOf: (rows) => rows.map((row) => [row]),
    run: async (rows) => {
      portions.push(rows.length)
      return { known: 1 }
    },
  })
  await renderInWorkspace(<ImportWizard plan={plan} isOpen onClose={() => undefined} />)

  paste('1,\n3')
  press('Next')
  expect(await screen.findByText('Too large')).toBeTruthy()
  press('Import 3 entries')

  expect(await screen.findByText('3 entries imported')).toBeTruthy()
  expect(screen.getByText('3 of them were there already and stay once')).toBeTruthy()
  expect(portions).toEqual([1, 1, 1])
})

it('says so when bytes cannot be read', async () => {
  const plan = aPlan({ formats: [{ ...csvFormat(), readBytes: () => Promise.reject(new Error('torn')) }] })
  await renderInWorkspace(<ImportWizard plan={plan} isOpen onClose={() => undefined} />)

  paste('a,b\n1,2')
  press('Next')

  expect((await screen.findByRole('alert')).textContent).toContain('cannot be read')
})

function aPlan(changes: Partial<ImportPlan<Person>>): ImportPlan<Person> {
  return {
    title: 'Import people',
    fields: [
      { id: 'name', title: 'Name', isRequired: true },
      { id: 'email', title: 'Email', aliases: ['E-Mail'] },
    ],
    formats: [csvFormat()],
    rowOf: ({ name = '', email = '' }) =>
      email === '' ? { kind: 'error', message: 'The email is missing' } : { kind: 'row', row: { name, email } },
    titleOf: ({ name }) => name,
    run: async () => undefined,
    ...changes,
  }
}

function paste(text: string): void {
  fireEvent.change(screen.getByLabelText('Or paste the content'), { target: { value: text } })
}

function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }))
}
