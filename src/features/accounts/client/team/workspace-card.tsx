import { LogOut, Pencil } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useConfirm } from '../../../../shell/parts/confirm/confirm-store.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { leaveWorkspace } from '../../workspace-contract.ts'
import { focusAtOnce } from './focus-at-once.ts'
import { RenameForm } from './rename-form.tsx'
import { useMembers, type Workspace } from './team-queries.ts'
import { teamWords } from './team-words.ts'
import { useMove } from './use-move.ts'
import styles from './workspace-card.module.css'

/** The workspace one is in: its name, one's role, and the way out of somebody else's. */
export function WorkspaceCard({ workspace }: { readonly workspace: Workspace }): ReactNode {
  const texts = useTexts(teamWords)
  const isAdmin = workspace.role === 'admin'
  const [naming, setNaming] = useState<'never' | 'open' | 'done'>('never')
  const leave = useLeave(workspace)
  return (
    <section className={styles.card} aria-label={texts.workspace}>
      <div className={styles.words}>
        {naming === 'open' && isAdmin ? (
          <div ref={focusAtOnce}>
            <RenameForm workspace={workspace} onDone={() => setNaming('done')} />
          </div>
        ) : (
          <div className={styles.line}>
            <h2 className={styles.name}>{workspace.name}</h2>
            <Badge kind={isAdmin ? 'info' : 'neutral'}>{texts[workspace.role]}</Badge>
            {isAdmin ? (
              <IconButton
                name={texts.rename}
                icon={Pencil}
                onClick={() => setNaming('open')}
                {...(naming === 'done' ? { ref: focusAtOnce } : {})}
              />
            ) : null}
          </div>
        )}
        <p className={styles.hint}>{isAdmin ? texts.adminLine : texts.staffLine}</p>
      </div>
      {workspace.isOwn ? null : (
        <Button onClick={leave}>
          <LogOut aria-hidden="true" />
          {texts.leave}
        </Button>
      )}
    </section>
  )
}

function useLeave({ name, role }: Workspace): () => void {
  const texts = useTexts(teamWords)
  const members = useMembers()
  const confirm = useConfirm()
  const notify = useNotify()
  const move = useMove()

  async function leave(): Promise<void> {
    const admins = members.data?.filter((member) => member.role === 'admin') ?? []
    if (role === 'admin' && admins.length === 1) return notify(texts.onlyAdminLeaves, { kind: 'warn' })
    const isSure = await confirm({ title: fill(texts.leaveTitle, { name }), body: texts.leaveText, verb: texts.leaveVerb, isDanger: true })
    if (isSure) await move({ text: fill(texts.leaving, { name }), ask: () => call(leaveWorkspace, {}) })
  }

  return () => void leave()
}
