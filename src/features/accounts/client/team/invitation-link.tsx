import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useMinute } from '../../../../shell/parts/formats/minute-clock.ts'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { ShownOnce } from '../shown-once.tsx'
import type { MadeLink } from './team-queries.ts'
import { teamWords } from './team-words.ts'

type InvitationLinkProps = { readonly made: MadeLink; readonly onDone: () => void }

/** The link to pass on. Its code stands behind the #, which browsers keep to themselves. */
export function InvitationLink({ made: { code, invitation, isMailed }, onDone }: InvitationLinkProps): ReactNode {
  const texts = useTexts(teamWords)
  const formats = useFormats()
  const now = useMinute()
  return (
    <ShownOnce
      label={texts.linkLabel}
      hint={isMailed ? fill(texts.linkMailed, invitation) : texts.linkText}
      value={`${location.origin}/invitation#${code}`}
      texts={texts}
      facts={[
        fill(texts.linkOnlyFor, { email: invitation.email }),
        fill(texts.linkUntil, { date: formats.date(invitation.expiresAt, 'day', now) }),
        texts.linkOnce,
      ]}
      onDone={onDone}
    />
  )
}
