import { AlertDialog } from '@base-ui/react/alert-dialog'
import { TriangleAlert } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useTexts } from '../../language.tsx'
import { sharedWords } from '../words/shared-words.ts'
import { confirmStore, type Asked } from './confirm-store.ts'
import styles from './confirm-layer.module.css'
import { TypedName } from './typed-name.tsx'

/** The one place where the workspace asks before it does what cannot be undone. */
export function ConfirmLayer(): ReactNode {
  const asked = confirmStore.useState((state) => state.asked[0])
  const [shown, setShown] = useState(asked)
  // The words stay while the dialog goes away.
  if (asked && asked !== shown) setShown(asked)
  return (
    <AlertDialog.Root open={asked !== undefined} onOpenChange={(isOpen) => (isOpen ? undefined : asked?.answer(false))}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        {shown ? <Question key={shown.id} {...shown} /> : null}
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

function Question({ title, body, verb, safeVerb, isDanger = false, typed, answer }: Asked): ReactNode {
  const words = useTexts(sharedWords)
  const safe = useRef<HTMLButtonElement>(null)
  const [name, setName] = useState('')
  const isRightName = typed === undefined || name.trim() === typed
  return (
    <AlertDialog.Popup className={styles.popup} initialFocus={safe}>
      <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
      <AlertDialog.Description className={styles.body}>{body}</AlertDialog.Description>
      {typed === undefined ? null : <TypedName wanted={typed} value={name} onChange={setName} />}
      <div className={styles.actions}>
        <Button
          kind={isDanger ? 'danger' : 'primary'}
          aria-disabled={!isRightName}
          onClick={() => (isRightName ? answer(true) : undefined)}
        >
          {isDanger ? <TriangleAlert aria-hidden="true" /> : null}
          {verb}
        </Button>
        <Button ref={safe} onClick={() => answer(false)}>
          {safeVerb ?? words.cancel}
        </Button>
      </div>
    </AlertDialog.Popup>
  )
}
