import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useUser } from '../../../../shell/workspace/session/session.ts'
import { useLogout } from '../../../../shell/workspace/toolbar/use-logout.ts'
import { WorkspacePage } from '../../../../shell/workspace/workspace-page.tsx'
import { Button } from '../../../../ui/button.tsx'
import { roleWords } from './role-words.ts'

/** Says who got in. */
export function RolePage({ whose }: { readonly whose: 'admin' | 'staff' | 'guest' }): ReactNode {
  const texts = useTexts(roleWords)
  const user = useUser()
  const logout = useLogout()
  return (
    <WorkspacePage title={texts[whose]} actions={user ? <Button onClick={logout}>{texts.logout}</Button> : undefined}>
      <p>{user ? fill(texts.signedIn, { name: user.name, roles: user.roles.join(', ') }) : texts.signedOut}</p>
    </WorkspacePage>
  )
}
