import { expect, it } from 'vitest'
import { formatFor } from '../../../../shell/parts/transfer/format.ts'
import { emlFormat, mboxFormat, portionsOf, type FileMessage } from './message-files.ts'

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
const eml =
  'Subject: =?utf-8?q?R=C3=A4ume?=\r\nFrom: "Muster, Beat" <beat@example.com>\r\nDate: Sun, 28 Jun 2026 08:00:00 +0000\r\n\r\nHello\r\n'
const mbox = `From beat@example.com Sun Jun 28 08:00:00 2026\r\n${eml}\r\nFrom carla@example.com Sun Jun 28 09:00:00 2026\r\nSubject: Two\r\n\r\n>From here on\r\nFrom within\r\n`

it('shows subject, sender and date of one message, and keeps its bytes', async () => {
  const content = await emlFormat.readBytes?.(bytesOf(eml))

  expect(content).toEqual({
    kind: 'rows',
    rows: [{ subject: 'Räume', from: 'Muster, Beat', date: '2026-06-28T08:00:00.000Z', bytes: bytesOf(eml) }],
  })
})

it('finds every message of a folder and loses no byte', async () => {
  const content = await mboxFormat.readBytes?.(bytesOf(mbox))

  const rows = content?.kind === 'rows' ? content.rows : []
  expect(rows.map(({ subject }) => subject)).toEqual(['Räume', 'Two'])
  expect(new TextDecoder().decode(new Uint8Array(rows.flatMap(({ bytes }) => [...bytes])))).toBe(mbox)
})

it('knows the two formats apart, also under a wrong name', () => {
  const formats = [emlFormat, mboxFormat]

  expect(formatFor(formats, 'a.eml', mbox)?.id).toBe('mbox')
  expect(formatFor(formats, 'export', eml)?.id).toBe('eml')
  expect(formatFor(formats, 'x.txt', 'just words')).toBeUndefined()
})

it('makes portions that the server takes at once, with a large message alone', () => {
  const row = (megabytes: number): FileMessage => ({
    subject: '',
    from: '',
    date: undefined,
    bytes: new Uint8Array(megabytes * 1024 * 1024),
  })

  const portions = portionsOf([row(1), row(2), row(2), row(9), row(1), row(3)])

  expect(portions.map((rows) => rows.map(({ bytes }) => bytes.length / 1024 / 1024))).toEqual([[1, 2], [2], [9], [1, 3]])
  expect(portionsOf([])).toEqual([])
})
