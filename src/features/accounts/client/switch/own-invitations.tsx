import { MailOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Moment } from '../../../../shell/parts/formats/moment.tsx'
import { Button } from '../../../../ui/button.tsx'
import { TeamSection } from '../team/team-section.tsx'
import rows from '../rows.module.css'
import { useInvitationAnswers, useOwnInvitations, type OwnInvitation } from './invitation-queries.ts'
import { switchWords } from './switch-words.ts'

/** Invitations to one's own address, to accept or decline without the mail. Not there where there are none. */
export function OwnInvitations(): ReactNode {
  const texts = useTexts(switchWords)
  const { data: invitations = [] } = useOwnInvitations()
  const { join, decline } = useInvitationAnswers()
  if (invitations.length === 0) return null
  return (
    <TeamSection title={texts.invitations} count={invitations.length}>
      <ul className={rows.list} aria-label={texts.invitations}>
        {invitations.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            onJoin={() => void join(invitation)}
            onDecline={() => void decline(invitation)}
          />
        ))}
      </ul>
    </TeamSection>
  )
}

type InvitationRowProps = { readonly invitation: OwnInvitation; readonly onJoin: () => void; readonly onDecline: () => void }

function InvitationRow({
  invitation: { workspaceName: name, role, invitedBy, expiresAt },
  onJoin,
  onDecline,
}: InvitationRowProps): ReactNode {
  const texts = useTexts(switchWords)
  return (
    <li className={rows.row}>
      <span className={rows.picture}>
        <MailOpen aria-hidden="true" />
      </span>
      <div className={rows.words}>
        <p className={rows.name}>{name}</p>
        <p className={rows.faint}>
          {fill(invitedBy === '' ? texts.invited : texts.invitedBy, { name: invitedBy, role: texts[role] })} {texts.until}{' '}
          <Moment value={expiresAt} format="day" />
        </p>
      </div>
      <div className={rows.actions}>
        <Button kind="primary" aria-label={fill(texts.joinOf, { name })} onClick={onJoin}>
          {texts.join}
        </Button>
        <Button kind="quiet" aria-label={fill(texts.declineOf, { name })} onClick={onDecline}>
          {texts.decline}
        </Button>
      </div>
    </li>
  )
}
