import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { findWords } from './find-words.ts'
import type { Draft, Faults, WhoDraft } from './question.ts'

type WhoFieldsProps = {
  readonly who: WhoDraft
  readonly kind: Draft['kind']
  readonly faults: Faults
  readonly onChange: (next: WhoDraft) => void
}

/** What says who. The browser must not remember it either. */
export function WhoFields({ who, kind, faults, onChange }: WhoFieldsProps): ReactNode {
  const texts = useTexts(findWords)
  const field = (id: keyof WhoDraft, length: number) => ({
    id,
    length,
    autoComplete: 'off',
    value: who[id],
    onChange: (value: string) => onChange({ ...who, [id]: value.slice(0, 100) }),
  })
  return (
    <>
      <TextField {...field('pid', 8)} label={texts.pid} inputMode="numeric" {...(faults.pid ? { error: texts.pidError } : {})} />
      <TextField {...field('name', 24)} label={texts.name} hint={texts.nameHint} {...(faults.name ? { error: texts.nameError } : {})} />
      <TextField {...field('uid', 16)} label={texts.uid} />
      {kind === 'requests' ? <TextField {...field('reference', 16)} label={texts.reference} /> : null}
    </>
  )
}
