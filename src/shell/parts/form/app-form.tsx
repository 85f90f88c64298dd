import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useMemo, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { FormProvider, useForm, type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import { Problem } from '../../../kit/problem.ts'
import { useTexts } from '../../language.tsx'
import { texts as shellTexts } from '../../texts.ts'
import './field-scale.css'
import { formLabels } from './form-labels.ts'
import { messageOf } from './form-messages.ts'
import { FirstFault, FormSummary } from './form-summary.tsx'
import { formWords } from './form-words.ts'
import styles from './form.module.css'

/** What the server found wrong, by field, in words for the reader. */
type FieldFaults<Input extends FieldValues> = { readonly [Name in FieldPath<Input>]?: string }

type AppFormProps<Input extends FieldValues, Output> = {
  /** The rules. Messages of its own may have `{label}` in them. */
  readonly schema: ZodMiniType<Output, Input>
  /** The first value of every field; `null` where a number or a choice is still missing. */
  readonly start: { readonly [Name in keyof Input]: Input[Name] | null }
  /** Called with checked values. Answers faults the server found, or throws a `Problem` that belongs to no field. */
  readonly onSubmit: (values: Output) => Promise<FieldFaults<Input> | void>
  /** Seen as a whole: faults are said once, at their fields, and the focus goes to the first one. */
  readonly isShort?: boolean
  /** For a button outside: `<Button type="submit" form={id}>`. */
  readonly id?: string
  readonly children: ReactNode
}

/** A form: checks on submit and from then on while typing, sums up what is wrong, and never refuses to be submitted. */
export function AppForm<Input extends FieldValues, Output>({
  schema,
  start,
  onSubmit,
  isShort = false,
  id,
  children,
}: AppFormProps<Input, Output>): ReactNode {
  const ownId = useId()
  const texts = useTexts(formWords)
  const resolver = useMemo(() => zodResolver(schema, { error: (issue) => messageOf(issue, texts) }), [schema, texts])
  const form = useForm<Input, unknown, Output>({
    resolver,
    defaultValues: start as DefaultValues<Input>, // an empty field is no valid input yet, which is what the schema is for
    shouldFocusError: false,
  })
  const { submit, failures } = useSubmit(form, onSubmit, texts)
  return (
    <formLabels.Provider start={id ?? ownId}>
      <FormProvider {...form}>
        <form id={id ?? ownId} className={styles.form} noValidate ref={submitByKeys} onSubmit={submit}>
          {isShort ? <FirstFault failures={failures} /> : <FormSummary failures={failures} />}
          {children}
        </form>
      </FormProvider>
    </formLabels.Provider>
  )
}

/** Ctrl or Command with Enter submits from every field, also where Enter alone begins a new line. */
function submitByKeys(form: HTMLFormElement): () => void {
  function listen(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return
    event.preventDefault()
    form.requestSubmit()
  }
  form.addEventListener('keydown', listen)
  return () => form.removeEventListener('keydown', listen)
}

type FailureTexts = { readonly unexpected: string; readonly unavailable: string }

/** What could not be sent is said in one language by the call itself, which knows no other. */
function messageFor(cause: unknown, texts: FailureTexts): string {
  if (!(cause instanceof Problem)) return texts.unexpected
  return cause.message === shellTexts.unavailable ? texts.unavailable : cause.message
}

type Submit = { readonly submit: (event: SubmitEvent<HTMLFormElement>) => void; readonly failures: number }

function useSubmit<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  onSubmit: AppFormProps<Input, Output>['onSubmit'],
  texts: FailureTexts,
): Submit {
  const [failures, setFailures] = useState(0)
  const isBusy = useRef(false)

  async function hand(values: Output): Promise<boolean> {
    const faults = Object.entries((await onSubmit(values)) ?? {}).filter(([, message]) => message !== undefined)
    for (const [name, message] of faults) {
      // The keys of faults are field paths by their type, which `Object.entries` forgets.
      form.setError(name as FieldPath<Input>, { type: 'server', message: String(message) })
    }
    return faults.length === 0
  }

  async function submit(): Promise<void> {
    isBusy.current = true
    try {
      let isTaken = false
      await form.handleSubmit(async (values) => void (isTaken = await hand(values)))()
      if (!isTaken) setFailures((count) => count + 1)
    } catch (cause) {
      if (!(cause instanceof Problem)) reportError(cause)
      form.setError('root.server', { type: 'server', message: messageFor(cause, texts) })
    } finally {
      isBusy.current = false
    }
  }

  return {
    failures,
    submit: (event) => {
      event.preventDefault()
      // A form in a layer is inside the form of the page for React, not for the browser.
      event.stopPropagation()
      if (!isBusy.current) void submit()
    },
  }
}
