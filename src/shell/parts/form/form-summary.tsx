import { useState, type ReactNode } from 'react'
import { get, useFormState } from 'react-hook-form'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { useTexts } from '../../language.tsx'
import { formLabels, idOf } from './form-labels.ts'
import { withLabel } from './form-messages.ts'
import { formWords } from './form-words.ts'

/** Everything to mend after a failed attempt, above the fields. It goes when all is mended and returns with the next attempt only. */
export function FormSummary({ failures }: { readonly failures: number }): ReactNode {
  const texts = useTexts(formWords)
  const { errors } = useFormState()
  const formId = formLabels.useState((state) => state.formId)
  const labels = formLabels.useState((state) => state.labels)
  const [mended, setMended] = useState(0)
  const items = labels.flatMap(({ name, label }) => {
    const error: unknown = get(errors, name)
    return hasMessage(error) ? [{ target: idOf(formId, name), message: withLabel(error.message, label) }] : []
  })
  if (items.length === 0 && mended !== failures) setMended(failures)
  if (items.length === 0 || failures === mended) return null
  return <ErrorSummary title={texts.problem} items={items} attempt={failures} />
}

function hasMessage(error: unknown): error is { readonly message: string } {
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
}
