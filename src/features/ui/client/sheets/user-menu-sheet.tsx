import type { ReactNode } from 'react'
import { sessionStore, type User } from '../../../../shell/workspace/session/session.ts'
import { roleText } from '../../../../shell/workspace/toolbar/user-entries.ts'
import { Button } from '../../../../ui/button.tsx'
import { Specimen } from '../specimen.tsx'

const people: readonly User[] = [
  person('Luca Frei', ['staff']),
  person('Andrea Beispiel', ['admin']),
  person('Maria-Magdalena von Hohenstein-Ammann', ['staff', 'admin']),
]

/** Of one and the same account, so that the page stays where it is from one to the next. */
function person(name: string, roles: readonly string[]): User {
  const workspace = { id: 'catalogue', name: 'Beispiel Treuhand' }
  return { id: 'catalogue', from: 'custom api', name, email: 'jemand@beispiel.ch', roles, settings: {}, workspace }
}

export function Sheet(): ReactNode {
  const user = sessionStore.useState((state) => state.user)
  const setUser = sessionStore.useState((state) => state.setUser)
  return (
    <Specimen title="View as (the whole workspace)">
      <Button aria-pressed={user === undefined} onClick={() => setUser(undefined)}>
        Guest
      </Button>
      {people.map((each) => (
        <Button key={each.name} aria-pressed={user === each} onClick={() => setUser(each)}>
          {each.name} ({roleText(each)})
        </Button>
      ))}
    </Specimen>
  )
}
