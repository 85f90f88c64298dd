import { X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useAnnounce } from '../../announce.tsx'
import { useTexts } from '../../language.tsx'
import { sharedWords } from '../../parts/words/shared-words.ts'
import { useSettings } from '../settings/settings-store.ts'
import { NoticeIcon } from './notice-icon.tsx'
import { noticeWords } from './notice-words.ts'
import { noticeStore, type Notice } from './notices.ts'
import styles from './snackbar.module.css'
import { useNoticeTimer } from './use-notice-timer.ts'

/** The message of the moment, at the top. It never takes the focus; what it offers can also be reached in the history. */
export function Snackbar(): ReactNode {
  const current = noticeStore.useState((state) => state.current)
  const { notifications } = useSettings().quick
  if (!current) return null
  return notifications || current.kind === 'danger' ? <Message key={current.id} notice={current} /> : <Silence key={current.id} />
}

/** Who does not want messages finds them in the history only. */
function Silence(): ReactNode {
  const store = noticeStore.useStore()
  useEffect(() => store.getState().hide(), [store])
  return null
}

function Message({ notice }: { readonly notice: Notice }): ReactNode {
  const { text, kind, action } = notice
  const words = useTexts(noticeWords)
  const { close } = useTexts(sharedWords)
  const hide = noticeStore.useState((state) => state.hide)
  const announce = useAnnounce()
  const box = useRef<HTMLElement>(null)
  useNoticeTimer(notice, box)
  useEffect(() => announce(text, kind === 'danger' ? 'assertive' : 'polite'), [announce, text, kind])
  // At the end of the page, so that a dialog opened before does not take a click on it for a click beside the dialog.
  return createPortal(
    <div className={styles.area}>
      <section ref={box} aria-label={words.message} className={styles.message} data-neutral-layer="">
        <NoticeIcon kind={kind} />
        <p className={styles.text}>{text}</p>
        {action ? <ActionButton label={action.label} run={action.run} /> : null}
        <IconButton name={close} icon={X} className={styles.close} onClick={hide} />
      </section>
    </div>,
    document.body,
  )
}

function ActionButton({ label, run }: { readonly label: string; readonly run: () => void }): ReactNode {
  const hide = noticeStore.useState((state) => state.hide)
  return (
    <button
      type="button"
      className={styles.action}
      onClick={() => {
        hide()
        run()
      }}
    >
      {label}
    </button>
  )
}
