// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerCalls, aSignedIn, noOtherWays, refusal } from '../../../../../scripts/testing/account-calls.ts'
import { field, heading, press, saidAt, type, visit } from '../../../../../scripts/testing/entry-pages.tsx'
import { homePath } from '../../../../shell/app-entry.ts'
import { storedToken } from '../../../../shell/stored-token.ts'
import { texts } from '../../api-texts.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const ticket = 't'.repeat(43)
const stepNeeded = { error: { email: null, password: texts.secondStep }, secondFactor: { ticket, kinds: ['code', 'recovery'] } }

/** Right password, and then what the second step is answered. */
async function atTheSecondStep(answer: () => unknown) {
  const sent = answerCalls({ '/api/auth/providers': () => noOtherWays, '/api/auth': () => stepNeeded, '/api/auth/second-step': answer })
  await visit('/login')
  await heading()
  await type(/^Username\/Email/, 'anna@example.com')
  await type(/^Password/, 'Quitten im Herbst')
  await press(/^Login/)
  await screen.findByLabelText(/^Code/)
  return sent
}

it('asks for the code that password managers and phones fill in, with the focus there and no token yet', async () => {
  await atTheSecondStep(() => aSignedIn())

  expect([field(/^Code/).autocomplete, field(/^Code/).inputMode]).toEqual(['one-time-code', 'numeric'])
  expect(document.activeElement).toBe(field(/^Code/))
  expect(storedToken()).toBeNull()
})

it('sends ticket and code, keeps the token and leads on', async () => {
  const sent = await atTheSecondStep(() => aSignedIn())
  await type(/^Code/, ' 123456 ')

  await press(/^Continue/)

  expect(sent.at(-1)?.body).toEqual({ ticket, proof: { kind: 'code', code: '123456' } })
  expect(storedToken()).toBe('a.fresh.token')
  expect(location.pathname).toBe(homePath)
})

it('says at the field what is wrong with a code', async () => {
  await atTheSecondStep(() => ({ error: { code: texts.wrongCode } }))
  await type(/^Code/, '123456')

  await press(/^Continue/)

  expect(saidAt(field(/^Code/))).toContain('This code is wrong, expired or already used')
})

it('takes a recovery code instead, and says where to get help', async () => {
  const sent = await atTheSecondStep(() => aSignedIn())

  await press(/^Use a recovery code/)
  await type(/^Recovery code/, 'abcd-efgh-jkmn-pqrs')
  const hint = saidAt(field(/^Recovery code/))
  await press(/^Continue/)

  expect(hint).toContain('Ask the administrators')
  expect(sent.at(-1)?.body).toEqual({ ticket, proof: { kind: 'recovery', code: 'abcd-efgh-jkmn-pqrs' } })
})

it('that took too long leads back to the password', async () => {
  await atTheSecondStep(() => refusal(404, 'not-found', texts.stepOver))
  await type(/^Code/, '123456')

  await press(/^Continue/)
  const said = screen.getByText(texts.stepOver)
  await press(/^Back to the password/)

  expect(said).toBeTruthy()
  expect(field(/^Password/).value).toBe('')
})
