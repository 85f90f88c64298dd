import { knownPersons } from '../../db/samples/extension-people.ts'
import { proposedDeadline } from '../../src/features/extension/rules.ts'
import { dayAt, dottedDate, placeOfLaw, yearOf } from '../../src/kit/plain-date.ts'

/** Asks as a page without script does, and tells the secret path under which the answer can be read for a while. */
export async function grantedResult(address: string): Promise<string> {
  const { pid, birthDate = '' } = knownPersons[0] ?? {}
  // The running year: its deadline lies in the next one, so there is always something to grant.
  const today = dayAt(new Date(), placeOfLaw)
  const period = yearOf(today)
  const body = new URLSearchParams({
    'legal-form': 'natural-person',
    period: String(period),
    pid: String(pid),
    birth: birthDate,
    deadline: dottedDate(proposedDeadline('natural-person', period, today)),
  })
  const reply = await fetch(`${address}/steuernnp`, { method: 'POST', body, redirect: 'manual' })
  const path = reply.headers.get('location')
  if (path === null || !path.startsWith('/result?')) throw new Error(`The sample request was not taken: status ${reply.status}.`)
  const [, page = ''] = (await (await fetch(new URL(path, address))).text()).split('<div id="root">')
  if (!page.includes('bewilligt')) throw new Error('The sample request was not granted.')
  return path
}
