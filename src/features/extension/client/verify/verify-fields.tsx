import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { formCatalogue } from '../form/form-catalogue.ts'
import { proofCatalogue } from '../result/proof-catalogue.ts'
import type { ProofFault } from './proof-state.ts'
import type { ProofForm } from './use-proof.ts'

type VerifyFieldsProps = { readonly form: ProofForm; readonly faults: readonly ProofFault[] }

export function VerifyFields({ form, faults }: VerifyFieldsProps): ReactNode {
  const texts = useTexts(proofCatalogue)
  const { errorPrefix } = useTexts(formCatalogue)
  const { typed } = form.proof

  function errorOf(field: ProofFault['field']): ReactNode {
    const fault = faults.find((each) => each.field === field)
    if (!fault) return undefined
    return (
      <>
        <VisuallyHidden>{errorPrefix}</VisuallyHidden>
        {texts[fault.text]}
      </>
    )
  }

  return (
    <>
      <TextField
        id="reference"
        label={texts.reference}
        hint={texts.referenceHint}
        error={errorOf('reference')}
        value={typed.reference}
        onChange={(reference) => form.edit({ reference })}
        onLeave={form.tidy}
        length={16}
        autoComplete="off"
        isRequired
      />
      <TextField
        id="code"
        label={texts.code}
        hint={texts.codeHint}
        error={errorOf('code')}
        value={typed.code}
        onChange={(code) => form.edit({ code })}
        onLeave={form.tidy}
        length={11}
        autoComplete="off"
        isRequired
      />
    </>
  )
}
