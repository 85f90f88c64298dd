import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { call } from '../../../../shell/call.ts'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { AppForm } from '../../../../shell/parts/form/app-form.tsx'
import { FormActions } from '../../../../shell/parts/form/form-actions.tsx'
import { FormRadio } from '../../../../shell/parts/form/form-radio.tsx'
import { FormText } from '../../../../shell/parts/form/form-text.tsx'
import { invite, roles } from '../../workspace-contract.ts'
import { accountWords } from '../account-words.ts'
import { explained } from '../entry/explain.ts'
import { said } from './said.ts'
import { useTeamKey, type MadeLink } from './team-queries.ts'
import { teamWords } from './team-words.ts'

// The server knows what an address may look like; here only what surely is none is caught.
const Guest = z.object({ email: z.email({ pattern: z.regexes.unicodeEmail }), role: z.enum(roles) })
const start = { email: '', role: 'staff' } as const

type InviteFormProps = { readonly onMade: (made: MadeLink) => void; readonly onCancel: () => void }

export function InviteForm({ onMade, onCancel }: InviteFormProps): ReactNode {
  const texts = useTexts(teamWords)
  const accountTexts = useTexts(accountWords)
  const { language } = useLanguage()
  const client = useQueryClient()
  const queryKey = useTeamKey('invitations')

  async function send(values: z.output<typeof Guest>): Promise<{ readonly email?: string }> {
    const answer = await call(invite, values, { language }).catch((cause: unknown) => Promise.reject(explained(cause, accountTexts)))
    if ('error' in answer) return { email: said(answer.error.email, texts) }
    onMade(answer)
    void client.invalidateQueries({ queryKey })
    return {}
  }

  return (
    <AppForm schema={Guest} start={start} onSubmit={send}>
      <FormText name="email" label={texts.email} type="email" hint={texts.inviteHint} isRequired />
      <FormRadio
        name="role"
        label={texts.role}
        options={[
          { value: 'staff', label: texts.staffChoice },
          { value: 'admin', label: texts.adminChoice },
        ]}
      />
      <FormActions submit={texts.makeLink} onCancel={onCancel} />
    </AppForm>
  )
}
