import { useEffect, useRef, type ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { dayAt } from '../../../../kit/plain-date.ts'
import { useTexts } from '../../../../shell/language.tsx'
import '../../../../shell/parts/form/field-scale.css'
import { FormDate } from '../../../../shell/parts/form/form-date.tsx'
import { formLabels } from '../../../../shell/parts/form/form-labels.ts'
import { FormSummary } from '../../../../shell/parts/form/form-summary.tsx'
import { FormText } from '../../../../shell/parts/form/form-text.tsx'
import { FormTextArea } from '../../../../shell/parts/form/form-text-area.tsx'
import { useMinute } from '../../../../shell/parts/formats/minute-clock.ts'
import { officeTimeZone } from '../../../../shell/parts/formats/use-formats.ts'
import { mayLeave } from '../../../../shell/parts/save-bar/leave-question.ts'
import { SaveBar } from '../../../../shell/parts/save-bar/save-bar.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { About } from '../../about.ts'
import { profileWords } from '../profile-words.ts'
import styles from './about.module.css'
import { useAboutForm } from './use-about-form.ts'

/** One's own data to change, saved as a whole. */
export function AboutForm({ about, onDone }: { readonly about: About; readonly onDone: () => void }): ReactNode {
  const texts = useTexts(profileWords)
  const { form, isDirty, failures, save, discard } = useAboutForm(about)
  const element = useRef<HTMLFormElement>(null)
  // What was pressed to come here is gone, and with it the focus.
  useEffect(() => element.current?.querySelector('h2')?.focus(), [])

  async function leave(): Promise<void> {
    if (!isDirty || (await mayLeave())) onDone()
  }

  return (
    <formLabels.Provider start="about-me">
      <FormProvider {...form}>
        <form
          ref={element}
          className={styles.main}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void save().catch(() => false)
          }}
        >
          <div className={styles.done}>
            <Button onClick={() => void leave()}>{texts.stopEditing}</Button>
          </div>
          <FormSummary failures={failures} />
          <Fields />
          {/* Enter in a field saves, as in every form; the buttons stand in the bar. */}
          <input type="submit" hidden />
        </form>
        <SaveBar isDirty={isDirty} save={save} discard={discard} guards="address" />
      </FormProvider>
    </formLabels.Provider>
  )
}

function Fields(): ReactNode {
  const texts = useTexts(profileWords)
  const hint = texts.onePerLine
  const today = dayAt(useMinute(), officeTimeZone)
  return (
    <>
      <Card title={texts.general}>
        <FormText name="name" label={texts.name} autoComplete="name" isRequired />
        <FormText name="gender" label={texts.gender} length={20} />
        <FormDate name="birthday" label={texts.birthday} leaning="past" latest={today} />
        <FormTextArea name="locations" label={texts.locations} hint={hint} rows={2} />
        <FormTextArea name="about" label={texts.aboutMe} />
      </Card>
      <Card title={texts.work}>
        <FormText name="occupation" label={texts.occupation} />
        <FormTextArea name="skills" label={texts.skills} hint={hint} />
        <FormTextArea name="jobs" label={texts.jobs} hint={texts.jobsHint} />
      </Card>
      <Card title={texts.contact}>
        <FormTextArea name="address" label={texts.address} rows={2} />
        <FormTextArea name="tel" label={texts.tel} hint={hint} rows={2} />
        <FormTextArea name="emails" label={texts.emails} hint={hint} rows={2} />
        <FormTextArea name="websites" label={texts.websites} hint={hint} rows={2} />
      </Card>
    </>
  )
}

function Card({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <section className={styles.card}>
      <h2 className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}
