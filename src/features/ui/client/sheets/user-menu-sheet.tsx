import type { ReactNode } from 'react'
import { sessionStore, type User } from '../../../../shell/workspace/session/session.ts'
import { roleText } from '../../../../shell/workspace/toolbar/user-entries.ts'
import { Button } from '../../../../ui/button.tsx'
import { Specimen } from '../specimen.tsx'

const people: readonly User[] = [
  { name: 'Luca Frei', email: 'luca.frei@beispiel.ch', roles: ['staff'] },
  { name: 'Andrea Beispiel', email: 'andrea.beispiel@beispiel.ch', roles: ['admin'] },
  { name: 'Maria-Magdalena von Hohenstein-Ammann', email: 'maria-magdalena@beispiel.ch', roles: ['staff', 'admin'] },
]

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
