import { Building2, MailOpen, Users } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { homePath } from '../../../../shell/app-entry.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useLive } from '../../../../shell/parts/live/use-live.ts'
import type { Command } from '../../../../shell/workspace/commands/command.ts'
import { useCommands } from '../../../../shell/workspace/commands/command-store.ts'
import { useWorkspaceChoices } from '../../../../shell/workspace/toolbar/workspace-choices.ts'
import type { MenuAction } from '../../../../ui/menu.tsx'
import { switchWorkspace } from '../../workspace-contract.ts'
import { teamTopics, useWorkspaces, type Workspace, type Workspaces } from '../team/team-queries.ts'
import { useMove } from '../team/use-move.ts'
import { useOwnInvitations, type OwnInvitations } from './invitation-queries.ts'
import { switchWords } from './switch-words.ts'

const noWorkspaces: Workspaces = []
const noInvitations: OwnInvitations = []

/** Where else one may work: in toolbar, user menu and palette. */
export function Companion(): ReactNode {
  useLive(teamTopics)
  const { data: workspaces = noWorkspaces } = useWorkspaces()
  const { data: invitations = noInvitations } = useOwnInvitations()
  const texts = useTexts(switchWords)
  const switchTo = useSwitch()
  const [, navigate] = useLocation()
  const choices = useMemo(() => {
    if (workspaces.length < 2 && invitations.length === 0) return { groups: [], waiting: 0 }
    const here = workspaces.map((workspace): MenuAction => {
      const { id, name, isCurrent } = workspace
      return { id, title: name, isOn: isCurrent, isChoice: true, run: () => (isCurrent ? undefined : switchTo(workspace)) }
    })
    const toTeam = (): void => navigate('/apps/team')
    const invited = invitations.map(({ id, workspaceName: name }): MenuAction => ({
      id,
      title: fill(texts.invitationTo, { name }),
      icon: MailOpen,
      run: toTeam,
    }))
    return { groups: [here, invited, [{ id: 'members', title: texts.members, icon: Users, run: toTeam }]], waiting: invitations.length }
    // oxlint-disable-next-line react/exhaustive-deps -- what is done is the same whenever it was made
  }, [workspaces, invitations, texts])
  useWorkspaceChoices(choices)
  useCommands(
    useMemo(
      () =>
        workspaces
          .filter(({ isCurrent }) => !isCurrent)
          .map((workspace): Command => ({
            id: `switch-${workspace.id}`,
            title: fill(texts.switchTo, { name: workspace.name }),
            group: 'general',
            icon: Building2,
            keywords: texts.keywords,
            run: () => switchTo(workspace),
          })),
      // oxlint-disable-next-line react/exhaustive-deps -- as above
      [workspaces, texts],
    ),
  )
  return null
}

/** Ends at the home page: what was open belongs to the workspace that is left. */
function useSwitch(): (workspace: Workspace) => void {
  const texts = useTexts(switchWords)
  const move = useMove()
  const [, navigate] = useLocation()
  return ({ id, name }) =>
    void move({
      text: fill(texts.switching, { name }),
      ask: () => call(switchWorkspace, { workspaceId: id }),
      onMoved: () => navigate(homePath),
    })
}
