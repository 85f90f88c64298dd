import { UserPlus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { useLive } from '../../../../shell/parts/live/use-live.ts'
import { Loaded } from '../../../../shell/parts/states/loaded.tsx'
import { LoadingBlock } from '../../../../shell/parts/states/loading-rows.tsx'
import { WorkspacePage } from '../../../../shell/workspace/workspace-page.tsx'
import { Button } from '../../../../ui/button.tsx'
import { OwnInvitations } from '../switch/own-invitations.tsx'
import { InvitationList } from './invitation-list.tsx'
import { InviteDialog, type InviteStep } from './invite-dialog.tsx'
import { MemberList } from './member-list.tsx'
import { teamTopics, useWorkspaces } from './team-queries.ts'
import { teamWords } from './team-words.ts'
import styles from './team-page.module.css'
import { WorkspaceCard } from './workspace-card.tsx'
import { WorkspaceList } from './workspace-list.tsx'

/** Who works together here. Staff sees it, admins change it. */
export function Page(): ReactNode {
  const texts = useTexts(teamWords)
  const [step, setStep] = useState<InviteStep>({ kind: 'closed' })
  useLive(teamTopics)
  const workspaces = useWorkspaces()
  const isAdmin = workspaces.data?.find(({ isCurrent }) => isCurrent)?.role === 'admin'
  const startInvite = (): void => setStep({ kind: 'form' })
  const inviteButton = (
    <Button kind="primary" onClick={startInvite}>
      <UserPlus aria-hidden="true" />
      {texts.invite}
    </Button>
  )
  return (
    <WorkspacePage title={texts.title} actions={isAdmin ? inviteButton : undefined}>
      <div className={styles.sections}>
        <OwnInvitations />
        <Loaded query={workspaces} skeleton={<LoadingBlock lines={3} />} errorTitle={texts.workspacesFailed}>
          {(all) => (
            <>
              {all
                .filter(({ isCurrent }) => isCurrent)
                .map((workspace) => (
                  <WorkspaceCard key={workspace.id} workspace={workspace} />
                ))}
              <MemberList isAdmin={isAdmin} onInvite={startInvite} />
              {isAdmin ? <InvitationList onLink={(made) => setStep({ kind: 'link', ...made })} /> : null}
              {all.length > 1 ? <WorkspaceList workspaces={all} /> : null}
            </>
          )}
        </Loaded>
      </div>
      <InviteDialog step={step} onStep={setStep} />
    </WorkspacePage>
  )
}
