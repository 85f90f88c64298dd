import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { Loaded } from '../../../../shell/parts/states/loaded.tsx'
import { LoadingRows } from '../../../../shell/parts/states/loading-rows.tsx'
import { Users } from 'lucide-react'
import { Button } from '../../../../ui/button.tsx'
import rows from '../rows.module.css'
import { MemberRow } from './member-row.tsx'
import { TeamSection } from './team-section.tsx'
import { useMembers } from './team-queries.ts'
import { teamWords } from './team-words.ts'
import { useMemberChanges } from './use-member-changes.ts'

type MemberListProps = { readonly isAdmin: boolean; readonly onInvite: () => void }

/** Everybody who works here, admins first as the server sorts them. */
export function MemberList({ isAdmin, onInvite }: MemberListProps): ReactNode {
  const texts = useTexts(teamWords)
  const members = useMembers()
  const changes = useMemberChanges()
  const admins = members.data?.filter(({ role }) => role === 'admin').length ?? 0
  return (
    <TeamSection title={texts.members} count={members.data?.length ?? 0}>
      <Loaded query={members} skeleton={<LoadingRows rows={3} shape="person" />} errorTitle={texts.membersFailed}>
        {(all) => (
          <>
            <ul className={rows.list} aria-label={texts.members}>
              {all.map((member) => (
                <MemberRow
                  key={member.accountId}
                  member={member}
                  isOnlyAdmin={member.role === 'admin' && admins === 1}
                  {...(isAdmin ? { changes } : {})}
                />
              ))}
            </ul>
            {isAdmin && all.length === 1 ? <Alone onInvite={onInvite} /> : null}
          </>
        )}
      </Loaded>
    </TeamSection>
  )
}

function Alone({ onInvite }: { readonly onInvite: () => void }): ReactNode {
  const texts = useTexts(teamWords)
  return (
    <EmptyState
      kind="never-used"
      icon={Users}
      title={texts.aloneTitle}
      text={texts.aloneText}
      action={<Button onClick={onInvite}>{texts.inviteFirst}</Button>}
    />
  )
}
