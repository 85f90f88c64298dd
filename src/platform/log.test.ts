import { expect, it } from 'vitest'
import { createLog, describeFailure, type Events } from './log.ts'

function aLog() {
  const lines: Record<string, unknown>[] = []
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line) as Record<string, unknown>) })
  return { log, lines }
}

it('keeps declared fields and drops every other', () => {
  const { log, lines } = aLog()

  log('server-started', { address: 'http://127.0.0.1', pid: 123456 } as Events['server-started'])

  expect(lines).toEqual([{ level: 'info', time: expect.any(Number), event: 'server-started', address: 'http://127.0.0.1' }])
})

it('tells kind, code and place of an error but not its message, which may quote a person', () => {
  const error = Object.assign(new Error('Key (pid)=(123456) already exists'), { code: '23505' })

  const told = describeFailure(error)

  expect(told).toMatchObject({ error: 'Error', code: '23505', frames: expect.stringContaining('log.test.ts') })
  expect(JSON.stringify(told)).not.toContain('123456')
})

it('marks what went wrong as an error', () => {
  const { log, lines } = aLog()

  log('request-failed', { requestId: 'r', route: '/x', ...describeFailure('thrown text') })

  expect(lines).toMatchObject([{ level: 'error', error: 'string' }])
})
