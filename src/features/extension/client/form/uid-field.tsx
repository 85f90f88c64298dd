import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { formCatalogue } from './form-catalogue.ts'
import type { FieldProps } from './form-fields.tsx'
import { FieldHelp } from './pid-help.tsx'

/** Only for legal entities, and only where the canton asks for it. */
export function UidField({ draft, edit, error }: FieldProps): ReactNode {
  const texts = useTexts(formCatalogue)
  return (
    <TextField
      id="uid"
      label={texts.uid}
      hint={texts.uidHint}
      error={error}
      aside={
        <FieldHelp summary={texts.uidWhere}>
          <p>{texts.uidWhereText}</p>
        </FieldHelp>
      }
      value={draft.uid}
      onChange={(text) => edit({ kind: 'uid', text })}
      onLeave={() => edit({ kind: 'leave-uid' })}
      length={17}
      autoComplete="off"
      isRequired
    />
  )
}
