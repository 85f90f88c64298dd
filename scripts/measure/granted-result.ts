import { knownPersons } from '../../db/samples/extension-people.ts'
import { placeOfLaw } from '../../src/features/extension/rules.ts'
import { dayAt } from '../../src/kit/plain-date.ts'

/** Asks as a page without script does, and tells the secret path under which the answer can be read for a while. */
export async function grantedResult(address: string): Promise<string> {
  const { pid, birthDate = '' } = knownPersons[0] ?? {}
  const [year = '', month = '', day = ''] = birthDate.split('-')
  // The running year: its deadline lies in the next one, so there is always something to grant.
  const period = Number(dayAt(new Date(), placeOfLaw).slice(0, 4))
  const body = new URLSearchParams({
    'legal-form': 'natural-person',
    period: String(period),
    pid: String(pid),
    'birth-day': day,
    'birth-month': month,
    'birth-year': year,
    deadline: `30.11.${period + 1}`,
  })
  const reply = await fetch(`${address}/steuernnp`, { method: 'POST', body, redirect: 'manual' })
  const path = reply.headers.get('location')
  if (path === null || !path.startsWith('/result?')) throw new Error(`The sample request was not taken: status ${reply.status}.`)
  const [, page = ''] = (await (await fetch(new URL(path, address))).text()).split('<div id="root">')
  if (!page.includes('bewilligt')) throw new Error('The sample request was not granted.')
  return path
}
