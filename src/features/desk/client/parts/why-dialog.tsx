import { useRef, useState, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import { sharedWords } from '../../../../shell/parts/words/shared-words.ts'
import { Button } from '../../../../ui/button.tsx'
import boxStyles from '../../../../ui/field.module.css'
import { controlProps, Field } from '../../../../ui/field.tsx'
import styles from './why-dialog.module.css'

type WhyDialogProps = {
  readonly title: string
  readonly text: string
  readonly verb: string
  readonly asks: { readonly why: string; readonly whyHint: string; readonly whyMissing: string }
  readonly isBusy: boolean
  readonly onWhy: (why: string) => void
  readonly onClose: () => void
}

/** Asks why, because it is recorded. Mount it to open it. */
export function WhyDialog({ title, text, verb, asks, isBusy, onWhy, onClose }: WhyDialogProps): ReactNode {
  const words = useTexts(sharedWords)
  const box = useRef<HTMLTextAreaElement>(null)
  const [why, setWhy] = useState('')
  const [isMissing, setMissing] = useState(false)
  const field = { id: 'act-why', label: asks.why, hint: asks.whyHint, error: isMissing ? asks.whyMissing : undefined }

  function submit(): void {
    const given = why.trim()
    setMissing(given.length < 3)
    if (given.length < 3) box.current?.focus()
    else if (!isBusy) onWhy(given)
  }

  return (
    <Dialog
      title={title}
      description={text}
      size="medium"
      isOpen
      onClose={onClose}
      initialFocus={box}
      footer={
        <>
          <Button kind="primary" aria-disabled={isBusy} onClick={submit}>
            {verb}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </>
      }
    >
      <Field {...field}>
        <textarea
          {...controlProps(field)}
          ref={box}
          className={`${boxStyles.box} ${styles.area}`}
          rows={3}
          maxLength={300}
          value={why}
          onChange={(event) => setWhy(event.target.value)}
          aria-required
        />
      </Field>
    </Dialog>
  )
}
