import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useTexts } from '../../language.tsx'
import { sharedWords } from '../words/shared-words.ts'
import { formWords } from './form-words.ts'
import styles from './form.module.css'

type FormActionsProps = {
  /** What submitting does; «Save» unless told. */
  readonly submit?: string
  /** What the button says meanwhile; «Saving …» unless told. */
  readonly busy?: string
  readonly onCancel?: () => void
}

/** The end of a form: what failed as a whole, then the main action. The button stays usable; a second press while busy does nothing. */
export function FormActions({ submit, busy, onCancel }: FormActionsProps): ReactNode {
  const texts = useTexts(formWords)
  const words = useTexts(sharedWords)
  const { isSubmitting, errors } = useFormState()
  const problem = errors.root?.['server']?.message
  return (
    <div className={styles.end}>
      {problem === undefined ? null : (
        <Notice kind="danger" role="alert">
          {problem}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button kind="primary" type="submit" aria-busy={isSubmitting}>
          {isSubmitting ? (busy ?? texts.busy) : (submit ?? words.save)}
        </Button>
        {onCancel === undefined ? null : (
          <Button kind="quiet" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </div>
  )
}
