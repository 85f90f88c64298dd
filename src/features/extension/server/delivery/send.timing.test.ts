import { expect, it, onTestFinished } from 'vitest'
import { aCoreSystem } from '../../../../../scripts/testing/core-system.ts'
import { plainDate } from '../../../../kit/plain-date.ts'
import type { Message } from './message.ts'
import { createSend } from './send.ts'

const message: Message = {
  reference: '25K7M92QX8CV',
  canton: 'musterland',
  pid: '123456',
  legalForm: 'natural-person',
  period: 2025,
  oldDeadline: plainDate(2026, 3, 31),
  newDeadline: plainDate(2026, 9, 30),
  receivedAt: '2026-03-10T12:00:00.000Z',
  rule: 'D6',
  configuration: '1-0a1b2c3d',
}

it.each(['blackhole', 'hang', 'drip'] as const)('waits five seconds and no longer for a tax system in the mode %s', async (mode) => {
  const core = await aCoreSystem()
  await core.control({ mode })
  const send = createSend({ url: core.url })
  onTestFinished(() => send.close())
  const started = performance.now()

  const failure = await send('019563c4-0000-7000-8000-000000000001', message)

  expect([failure, Math.floor((performance.now() - started) / 1000)]).toEqual([{ reason: 'timeout', isRefusal: false }, 5])
})
