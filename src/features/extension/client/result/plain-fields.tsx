import type { ReactNode } from 'react'
import type { Sent } from '../kept-store.ts'
import { useHasScript } from '../use-has-script.ts'

/** Without script nobody remembers what was sent, so the page itself carries it on, under the names of the form. */
export function PlainFields({ sent }: { readonly sent: Sent }): ReactNode {
  if (useHasScript()) return null
  return Object.entries(fieldsOf(sent)).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

function fieldsOf({ draft, key }: Sent): Readonly<Record<string, string>> {
  const { legalForm, period, pid, uid, birth, deadline } = draft
  return {
    'legal-form': legalForm,
    period: String(period),
    pid,
    uid,
    birth,
    deadline,
    // With the fee accepted it is another request, and pressing twice is still asking once.
    ...(key === '' ? {} : { key: `${key}-fee` }),
  }
}
