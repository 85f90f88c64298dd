import { useRef, useState, type ReactNode } from 'react'
import { languages, type Language } from '../../../../kit/texts.ts'
import { localeOf, useTexts } from '../../../../shell/language.tsx'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import { sharedWords } from '../../../../shell/parts/words/shared-words.ts'
import { Button } from '../../../../ui/button.tsx'
import boxStyles from '../../../../ui/field.module.css'
import { controlProps, Field } from '../../../../ui/field.tsx'
import { everybodyWords } from './everybody-words.ts'
import styles from './everybody.module.css'
import type { EverybodyActs } from './use-everybody-acts.ts'

const labels = { de: 'textDe', fr: 'textFr', it: 'textIt', rm: 'textRm', en: 'textEn', ls: 'textLs' } as const
const least = 3

/** The text that people shall read, in each language, and why. Mount it to open it. */
export function ClosingDialog({ acts, onClose }: { readonly acts: EverybodyActs; readonly onClose: () => void }): ReactNode {
  const texts = useTexts(everybodyWords)
  const words = useTexts(sharedWords)
  const first = useRef<HTMLTextAreaElement>(null)
  const whyBox = useRef<HTMLTextAreaElement>(null)
  const [shown, setShown] = useState<Readonly<Record<Language, string>>>({ de: '', fr: '', it: '', rm: '', en: '', ls: '' })
  const [why, setWhy] = useState('')
  const [isChecked, setChecked] = useState(false)
  const faults = { text: shown.de.trim().length < least, why: why.trim().length < least }

  function submit(): void {
    setChecked(true)
    if (faults.text) first.current?.focus()
    else if (faults.why) whyBox.current?.focus()
    else if (!acts.isBusy) void acts.close({ texts: shown, why: why.trim() }).then((isDone) => (isDone ? onClose() : undefined))
  }

  const box = `${boxStyles.box} ${styles.area}`
  const whyField = {
    id: 'closing-why',
    label: texts.why,
    hint: texts.whyHint,
    error: isChecked && faults.why ? texts.whyMissing : undefined,
  }
  return (
    <Dialog
      title={texts.closeTitle}
      description={texts.closeText}
      size="large"
      isOpen
      onClose={onClose}
      initialFocus={first}
      footer={
        <>
          <Button kind="primary" aria-disabled={acts.isBusy} onClick={submit}>
            {texts.close}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </>
      }
    >
      {languages.map((language) => {
        const isFirst = language === 'de'
        const error = isFirst && isChecked && faults.text ? texts.textMissing : undefined
        const field = { id: `closing-${language}`, label: texts[labels[language]], hint: isFirst ? undefined : texts.textHint, error }
        return (
          <Field key={language} {...field}>
            <textarea
              {...controlProps(field)}
              {...(isFirst ? { ref: first } : {})}
              lang={localeOf(language)}
              className={box}
              rows={2}
              maxLength={600}
              value={shown[language]}
              onChange={(event) => setShown({ ...shown, [language]: event.target.value })}
              aria-required={isFirst}
            />
          </Field>
        )
      })}
      <Field {...whyField}>
        <textarea
          {...controlProps(whyField)}
          ref={whyBox}
          className={box}
          rows={2}
          maxLength={500}
          value={why}
          onChange={(event) => setWhy(event.target.value)}
          aria-required
        />
      </Field>
    </Dialog>
  )
}
