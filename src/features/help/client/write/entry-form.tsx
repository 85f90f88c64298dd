import { Eye, Send, Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useTexts } from '../../../../shell/language.tsx'
import { AppForm } from '../../../../shell/parts/form/app-form.tsx'
import { FormActions } from '../../../../shell/parts/form/form-actions.tsx'
import { FormRichText } from '../../../../shell/parts/form/form-rich-text.tsx'
import { FormSelect } from '../../../../shell/parts/form/form-select.tsx'
import { FormSwitch } from '../../../../shell/parts/form/form-switch.tsx'
import { FormText } from '../../../../shell/parts/form/form-text.tsx'
import { readText } from '../../../../shell/parts/safe-html/read-text.ts'
import { SafeText } from '../../../../shell/parts/safe-html/safe-text.tsx'
import { useLeaveGuard } from '../../../../shell/parts/save-bar/use-leave-guard.ts'
import { Button } from '../../../../ui/button.tsx'
import type { Entry, Section, Shelf } from '../../help.ts'
import { helpWords } from '../help-words.ts'
import { inputSchema, type EntryInput } from './entry-input.ts'
import styles from './write.module.css'

type Goal = 'draft' | 'publish'
type EntryFormProps = {
  readonly shelf: Shelf
  readonly sections: readonly Section[]
  readonly start: { readonly [Name in keyof EntryInput]: EntryInput[Name] | null }
  /** Of one that is there. */
  readonly state?: Entry['state']
  readonly onSave: (input: EntryInput, goal: Goal) => Promise<void>
  readonly onWithdraw?: () => void
  /** Told whether something is written that is not saved. */
  readonly onDirt?: (isDirty: boolean) => void
}

/** A text to be written, kept as a draft, looked at as readers will see it, and published. */
export function EntryForm({ shelf, sections, start, state, onSave, onWithdraw, onDirt }: EntryFormProps): ReactNode {
  const texts = useTexts(helpWords)
  const schema = useMemo(() => inputSchema(texts), [texts])
  const goal = useRef<Goal>('draft')
  const isFaq = shelf === 'faq'
  /** By which button, or by keys, it was submitted: those save the draft. */
  function noteGoal(event: SubmitEvent): void {
    const { submitter } = event.nativeEvent
    goal.current = submitter?.getAttribute('value') === 'publish' ? 'publish' : 'draft'
  }
  const languages = [
    { value: 'en', label: texts.english },
    { value: 'de', label: texts.german },
  ]
  return (
    <div className={styles.sheet} onSubmitCapture={noteGoal}>
      <AppForm schema={schema} start={start} onSubmit={(input) => onSave(input, goal.current)}>
        <SavedHere onDirt={onDirt} />
        <FormText name="title" label={isFaq ? texts.question : texts.title} isRequired />
        <div className={styles.columns}>
          <FormSelect
            name="sectionId"
            label={isFaq ? texts.topic : texts.category}
            isRequired
            options={sections.map(({ id, title }) => ({ value: id, label: title }))}
          />
          <FormSelect name="language" label={texts.language} isRequired options={languages} />
        </div>
        {isFaq ? null : <FormSwitch name="isFeatured" label={texts.featured} hint={texts.featuredHint} />}
        <FormRichText name="content" label={isFaq ? texts.answer : texts.content} links="own" isRequired />
        <Preview />
        <p className={styles.hint}>{texts.placeHint}</p>
        <FormActions submit={texts.saveDraft} />
        <Publishing state={state} onWithdraw={onWithdraw} />
      </AppForm>
    </div>
  )
}

/** From now on what was saved is where the form stands; before, leaving would lose it. */
function SavedHere({ onDirt }: { readonly onDirt: EntryFormProps['onDirt'] | undefined }): ReactNode {
  const { getValues, reset } = useFormContext()
  const { isDirty, isSubmitting, isSubmitSuccessful } = useFormState()
  useEffect(() => {
    if (isSubmitSuccessful) reset(getValues())
  }, [isSubmitSuccessful, reset, getValues])
  const tell = useEffectEvent(() => onDirt?.(isDirty))
  useEffect(() => tell(), [isDirty])
  useLeaveGuard(isDirty && !isSubmitting && !isSubmitSuccessful)
  return null
}

type PublishingProps = {
  readonly state: Entry['state'] | undefined
  readonly onWithdraw: (() => void) | undefined
}

function Publishing({ state, onWithdraw }: PublishingProps): ReactNode {
  const texts = useTexts(helpWords)
  return (
    <div className={styles.publishing}>
      <Button type="submit" value="publish">
        <Send aria-hidden="true" />
        {state === undefined || state === 'draft' ? texts.publish : texts.publishChanges}
      </Button>
      {state === undefined || state === 'draft' ? null : (
        <Button kind="quiet" onClick={onWithdraw}>
          <Undo2 aria-hidden="true" />
          {texts.withdraw}
        </Button>
      )}
    </div>
  )
}

function Preview(): ReactNode {
  const texts = useTexts(helpWords)
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={styles.preview} aria-label={texts.preview}>
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Eye aria-hidden="true" />
        {texts.preview}
      </Button>
      {isOpen ? <Previewed /> : null}
    </section>
  )
}

function Previewed(): ReactNode {
  const texts = useTexts(helpWords)
  const [title, content, language] = useWatch<EntryInput, ['title', 'content', 'language']>({ name: ['title', 'content', 'language'] })
  const text = useMemo(() => readText(content), [content])
  return (
    <div className={styles.previewed}>
      <h2 lang={language}>{title === '' ? texts.untitled : title}</h2>
      <SafeText text={text} level={3} language={language} />
    </div>
  )
}
