import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import * as z from 'zod/mini'
import type { OutputOf } from '../../../../kit/endpoint.ts'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import { AppForm } from '../../../../shell/parts/form/app-form.tsx'
import { FormActions } from '../../../../shell/parts/form/form-actions.tsx'
import { FormRadio } from '../../../../shell/parts/form/form-radio.tsx'
import { FormSelect } from '../../../../shell/parts/form/form-select.tsx'
import { FormText } from '../../../../shell/parts/form/form-text.tsx'
import { makeToken, tokenDays, TokenName, tokenRights } from '../../account-contract.ts'
import { ShownOnce } from '../shown-once.tsx'
import { accountPageWords } from './account-page-words.ts'
import { useAccountKey } from './account-queries.ts'

type Made = OutputOf<typeof makeToken>

const days = tokenDays.map(String)
const schema = z.object({ name: TokenName, rights: z.enum(tokenRights), days: z.enum(days) })

/** Makes a token and shows it; with the dialog it is gone. */
export function TokenDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const texts = useTexts(accountPageWords)
  const [made, setMade] = useState<Made>()
  return (
    <Dialog title={made ? fill(texts.tokenMade, { name: made.made.name }) : texts.newToken} size="narrow" isOpen onClose={onClose}>
      {made ? (
        <ShownOnce label={texts.tokenLabel} hint={texts.tokenOnce} value={made.token} texts={texts} onDone={onClose} />
      ) : (
        <TokenForm onMade={setMade} onClose={onClose} />
      )}
    </Dialog>
  )
}

function TokenForm({ onMade, onClose }: { readonly onMade: (made: Made) => void; readonly onClose: () => void }): ReactNode {
  const texts = useTexts(accountPageWords)
  const client = useQueryClient()
  const queryKey = useAccountKey('tokens')
  return (
    <AppForm
      schema={schema}
      start={{ name: '', rights: 'read', days: '30' }}
      onSubmit={async (wanted) => {
        const chosen = tokenDays.find((each) => String(each) === wanted.days) ?? 30
        onMade(await call(makeToken, { ...wanted, days: chosen }))
        await client.invalidateQueries({ queryKey })
      }}
    >
      <FormText name="name" label={texts.tokenName} hint={texts.tokenNameHint} isRequired />
      <FormRadio name="rights" label={texts.rights} options={tokenRights.map((value) => ({ value, label: texts[value] }))} />
      <FormSelect
        name="days"
        label={texts.expiry}
        options={tokenDays.map((each) => ({ value: String(each), label: texts[`days${each}`] }))}
      />
      <FormActions submit={texts.create} onCancel={onClose} />
    </AppForm>
  )
}
