// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aFileEntry, aFileStore, click, openFiles, rowOf, tray, upload } from '../../../../scripts/testing/files-page.tsx'
import { uploadsBelongTo } from './upload/upload-store.ts'

beforeEach(() => {
  vi.stubGlobal('EventSource', undefined)
})
afterEach(() => {
  cleanup()
  uploadsBelongTo(undefined)
  vi.unstubAllGlobals()
})

/** A browser gives every file the way to it, which is empty unless a folder was chosen. */
const aFile = (name: string, bytes = 2500) => Object.assign(new File(['x'.repeat(bytes)], name), { webkitRelativePath: '' })
const choicesSent = (store: ReturnType<typeof aFileStore>) =>
  store.askedFor('begin').map((begun) => (begun as { readonly conflict?: string }).conflict) // what the store notes

it('a file is sent in pieces and stands in the list', async () => {
  const store = aFileStore([])
  await openFiles()
  await screen.findByText('This folder is empty')

  await upload(aFile('plan.txt'))

  await rowOf('plan.txt')
  expect(await tray().findByText('1 uploaded')).toBeTruthy()
  expect(store.askedFor('begin')).toEqual([{ name: 'plan.txt', size: 2500, parentId: null, conflict: undefined }])
  expect(store.askedFor('piece')).toEqual([0, 1, 2])
})

it('a taken name is asked about, and both are kept', async () => {
  const store = aFileStore([aFileEntry(1, { name: 'plan.txt' })])
  await openFiles()
  await rowOf('plan.txt')

  await upload(aFile('plan.txt'))
  const dialog = within(await screen.findByRole('dialog', { name: 'This name is taken' }))
  expect(dialog.getByText('«My files» already has something of the same name: plan.txt. What should happen?')).toBeTruthy()
  expect(dialog.queryByRole('checkbox')).toBeNull()
  await click(dialog.getByRole('button', { name: 'Keep both' }))

  await rowOf('plan (2).txt')
  await rowOf('plan.txt')
  expect(choicesSent(store)).toEqual([undefined, 'keep-both'])
})

it('one answer holds for all that are uploaded together', async () => {
  const names = ['a.txt', 'b.txt', 'c.txt', 'd.txt']
  const store = aFileStore(names.map((name, at) => aFileEntry(at + 1, { name })))
  await openFiles()
  await rowOf('d.txt')

  await upload(...names.map((name) => aFile(name, 10)))
  const dialog = within(await screen.findByRole('dialog', { name: 'This name is taken' }))
  await click(dialog.getByText('Do the same for all others'))
  expect(dialog.getByRole('checkbox', { name: 'Do the same for all others' }).getAttribute('aria-checked')).toBe('true')
  await click(dialog.getByRole('button', { name: 'Replace' }))

  await waitFor(() => expect(tray().getByText('4 uploaded')).toBeTruthy())
  expect(choicesSent(store).filter((choice) => choice === 'replace')).toHaveLength(4)
})

it('what is skipped is not sent, and the list stays as it was', async () => {
  const store = aFileStore([aFileEntry(1, { name: 'plan.txt' })])
  await openFiles()
  await rowOf('plan.txt')

  await upload(aFile('plan.txt'))
  await click(within(await screen.findByRole('dialog', { name: 'This name is taken' })).getByRole('button', { name: 'Skip' }))

  await waitFor(() => expect(tray().getByText('Skipped')).toBeTruthy())
  expect(store.askedFor('piece')).toEqual([])
})
