import { useEffect, useRef, useState, type ReactNode } from 'react'
import { get, useFormState } from 'react-hook-form'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { useTexts } from '../../language.tsx'
import { formLabels, idOf } from './form-labels.ts'
import { withLabel } from './form-messages.ts'
import { formWords } from './form-words.ts'

/** Everything to mend after a failed attempt, above the fields. It goes when all is mended and returns with the next attempt only. */
export function FormSummary({ failures }: { readonly failures: number }): ReactNode {
  const texts = useTexts(formWords)
  const items = useFaults()
  const [mended, setMended] = useState(0)
  if (items.length === 0 && mended !== failures) setMended(failures)
  if (items.length === 0 || failures === mended) return null
  return <ErrorSummary title={texts.problem} items={items} attempt={failures} />
}

/** Brings the focus to the first field to mend after each failed attempt; what is wrong is said there. */
export function FirstFault({ failures }: { readonly failures: number }): ReactNode {
  const target = useFaults()[0]?.target
  const reached = useRef(0)
  useEffect(() => {
    if (failures === reached.current || target === undefined) return
    reached.current = failures
    document.getElementById(target)?.focus()
  }, [failures, target])
  return null
}

type Fault = { readonly target: string; readonly message: string }

/** What is wrong, in the order of the fields. */
function useFaults(): readonly Fault[] {
  const { errors } = useFormState()
  const formId = formLabels.useState((state) => state.formId)
  const labels = formLabels.useState((state) => state.labels)
  return labels.flatMap(({ name, label }) => {
    const error: unknown = get(errors, name)
    return hasMessage(error) ? [{ target: idOf(formId, name), message: withLabel(error.message, label) }] : []
  })
}

function hasMessage(error: unknown): error is { readonly message: string } {
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
}
