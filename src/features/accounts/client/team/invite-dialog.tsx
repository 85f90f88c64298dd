import { useRef, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import { InviteForm } from './invite-form.tsx'
import { InvitationLink } from './invitation-link.tsx'
import type { MadeLink } from './team-queries.ts'
import { teamWords } from './team-words.ts'

export type InviteStep = { readonly kind: 'closed' } | { readonly kind: 'form' } | ({ readonly kind: 'link' } & MadeLink)

type InviteDialogProps = { readonly step: InviteStep; readonly onStep: (step: InviteStep) => void }

/** First asks whom to invite, then shows the link to pass on. */
export function InviteDialog({ step, onStep }: InviteDialogProps): ReactNode {
  const texts = useTexts(teamWords)
  const field = useRef<HTMLInputElement>(null)
  const close = (): void => onStep({ kind: 'closed' })
  return (
    <Dialog
      title={step.kind === 'link' ? fill(texts.linkTitle, { email: step.invitation.email }) : texts.inviteTitle}
      isOpen={step.kind !== 'closed'}
      onClose={close}
      initialFocus={field}
    >
      {step.kind === 'form' ? (
        <div ref={(box) => void (field.current = box?.querySelector('input') ?? null)}>
          <InviteForm onMade={(made) => onStep({ kind: 'link', ...made })} onCancel={close} />
        </div>
      ) : null}
      {step.kind === 'link' ? <InvitationLink made={step} onDone={close} /> : null}
    </Dialog>
  )
}
