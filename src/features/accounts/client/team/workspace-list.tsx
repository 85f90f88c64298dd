import { Building2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { switchWorkspace } from '../../workspace-contract.ts'
import rows from '../rows.module.css'
import { TeamSection } from './team-section.tsx'
import styles from './team-section.module.css'
import type { Workspace, Workspaces } from './team-queries.ts'
import { teamWords } from './team-words.ts'
import { useMove } from './use-move.ts'

/** All workspaces one belongs to, and the way from one to another. */
export function WorkspaceList({ workspaces }: { readonly workspaces: Workspaces }): ReactNode {
  const texts = useTexts(teamWords)
  const move = useMove()
  const switchTo = ({ id, name }: Workspace): void =>
    void move({ text: fill(texts.switching, { name }), ask: () => call(switchWorkspace, { workspaceId: id }) })
  return (
    <TeamSection title={texts.workspaces} count={workspaces.length}>
      <ul className={rows.list} aria-label={texts.workspaces}>
        {workspaces.map((workspace) => (
          <WorkspaceRow key={workspace.id} workspace={workspace} onSwitch={() => switchTo(workspace)} />
        ))}
      </ul>
    </TeamSection>
  )
}

function WorkspaceRow({ workspace, onSwitch }: { readonly workspace: Workspace; readonly onSwitch: () => void }): ReactNode {
  const texts = useTexts(teamWords)
  const { name, role, isOwn, isCurrent } = workspace
  return (
    <li className={styles.row} data-kind="workspace" aria-current={isCurrent ? 'true' : undefined}>
      <span className={rows.picture}>
        <Building2 aria-hidden="true" />
      </span>
      <div className={styles.who}>
        <p className={rows.name}>{name}</p>
        {isOwn ? <p className={rows.faint}>{texts.own}</p> : null}
      </div>
      <div className={styles.role}>
        <Badge kind={role === 'admin' ? 'info' : 'neutral'}>{texts[role]}</Badge>
      </div>
      <div className={styles.actions}>
        {isCurrent ? (
          <Badge kind="ok" hasDot>
            {texts.current}
          </Badge>
        ) : (
          <Button aria-label={fill(texts.switchTo, { name })} onClick={onSwitch}>
            {texts.switch}
          </Button>
        )}
      </div>
    </li>
  )
}
