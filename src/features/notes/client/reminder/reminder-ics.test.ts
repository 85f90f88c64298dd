import { expect, it } from 'vitest'
import { reminderIcs } from './reminder-ics.ts'

it('is an entry that rings at its moment, with its words escaped and long lines folded', () => {
  const text = reminderIcs({
    name: `Call Mira; bring cake, ${'ä'.repeat(60)}`,
    reminder: '2026-11-17T15:30:00Z',
    now: new Date('2026-11-15T10:00:00Z'),
  })

  expect(text).toContain('DTSTART:20261117T153000Z\r\n')
  expect(text).toContain(String.raw`SUMMARY:Call Mira\; bring cake\, `)
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
})
