import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { lookReasons, type LookReason } from '../../find-contract.ts'
import { completeWhy, type WhyDraft } from './use-why.ts'
import { whyWords } from './why-words.ts'

type WhyFieldsProps = {
  readonly draft: WhyDraft
  readonly onChange: (next: WhyDraft) => void
  /** Somebody tried to go on. */
  readonly hasTried: boolean
}

/** Asks for the reason of a look. */
export function WhyFields({ draft, onChange, hasTried }: WhyFieldsProps): ReactNode {
  const texts = useTexts(whyWords)
  const isMissing = hasTried && completeWhy(draft) === undefined
  const isNoteMissing = isMissing && draft.reason === 'other'
  return (
    <>
      <SelectField
        id="why-reason"
        label={texts.why}
        hint={texts.whyHint}
        isRequired
        options={[{ value: '', label: texts.choose }, ...lookReasons.map((reason) => ({ value: reason, label: texts[reason] }))]}
        value={draft.reason}
        onChange={(reason) => onChange({ ...draft, reason: reason as LookReason | '' })} // the options above are all there is
        {...(isMissing && !isNoteMissing ? { error: texts.whyMissing } : {})}
      />
      <TextField
        id="why-note"
        label={draft.reason === 'other' ? texts.note : texts.noteOptional}
        length={32}
        isRequired={draft.reason === 'other'}
        autoComplete="off"
        value={draft.note}
        onChange={(note) => onChange({ ...draft, note: note.slice(0, 200) })}
        {...(isNoteMissing ? { error: texts.noteMissing } : {})}
      />
    </>
  )
}
