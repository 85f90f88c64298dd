import { Link2, MailX } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Moment } from '../../../../shell/parts/formats/moment.tsx'
import { useChange } from '../../../../shell/parts/mutation/use-change.ts'
import { Loaded } from '../../../../shell/parts/states/loaded.tsx'
import { LoadingRows } from '../../../../shell/parts/states/loading-rows.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { revokeInvitation } from '../../workspace-contract.ts'
import rows from '../rows.module.css'
import { TeamSection } from './team-section.tsx'
import styles from './team-section.module.css'
import { useInvitations, useTeamKey, type Invitation, type Invitations, type MadeLink } from './team-queries.ts'
import { teamWords } from './team-words.ts'
import { useNewLink } from './use-new-link.ts'

/** Who is invited and has not come yet. */
export function InvitationList({ onLink }: { readonly onLink: (made: MadeLink) => void }): ReactNode {
  const texts = useTexts(teamWords)
  const invitations = useInvitations()
  const makeLink = useNewLink(onLink)
  const revoking = useChange<Invitations, Invitation>({
    queryKey: useTeamKey('invitations'),
    apply: (all, { id }) => all.filter((each) => each.id !== id),
    call: ({ id }) => call(revokeInvitation, { id }),
    text: ({ email }) => fill(texts.revoked, { email }),
    mode: 'undoable',
  })
  return (
    <TeamSection title={texts.invitations} count={invitations.data?.length ?? 0}>
      <Loaded
        query={invitations}
        skeleton={<LoadingRows rows={1} />}
        isEmpty={(all) => all.length === 0}
        empty={<p className={rows.nothing}>{texts.noInvitations}</p>}
        errorTitle={texts.invitationsFailed}
      >
        {(all) => (
          <ul className={rows.list} aria-label={texts.invitations}>
            {all.map((invitation) => (
              <InvitationRow
                key={invitation.id}
                invitation={invitation}
                onNewLink={() => void makeLink(invitation)}
                onRevoke={() => void revoking.run(invitation)}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </TeamSection>
  )
}

type InvitationRowProps = { readonly invitation: Invitation; readonly onNewLink: () => void; readonly onRevoke: () => void }

function InvitationRow({ invitation: { email, role, expiresAt }, onNewLink, onRevoke }: InvitationRowProps): ReactNode {
  const texts = useTexts(teamWords)
  return (
    <li className={styles.row} data-kind="invitation">
      <div className={styles.who}>
        <p className={rows.name}>{email}</p>
      </div>
      <p className={`${rows.faint} ${styles.when}`}>
        {texts.until} <Moment value={expiresAt} format="day" />
      </p>
      <div className={styles.role}>
        <Badge kind={role === 'admin' ? 'info' : 'neutral'}>{texts[role]}</Badge>
      </div>
      <div className={styles.actions}>
        <IconButton name={fill(texts.newLink, { email })} icon={Link2} onClick={onNewLink} />
        <IconButton name={fill(texts.revoke, { email })} icon={MailX} onClick={onRevoke} />
      </div>
    </li>
  )
}
