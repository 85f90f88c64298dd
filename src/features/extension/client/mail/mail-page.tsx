import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { Page as FramePage } from '../../../../shell/page.tsx'
import { Button } from '../../../../ui/button.tsx'
import { useFlow } from '../flow.tsx'
import { mailCatalogue } from './mail-catalogue.ts'
import styles from './mail-page.module.css'

/** Where a link in a mail leads: says what will happen, and does it at the press of a button. With and without script the browser sends the form. */
export function Page(): ReactNode {
  const texts = useTexts(mailCatalogue)
  const { mailPage: kind = 'gone' } = useFlow().flow.readFirst()
  const notes = {
    confirm: [texts.confirmText, texts.confirmElse],
    confirmed: [texts.confirmedText],
    stop: [texts.stopText],
    stopped: [texts.stoppedText],
    gone: [texts.goneText],
  }[kind]
  const isOpen = kind === 'confirm' || kind === 'stop'
  return (
    <FramePage title={texts[`${kind}Title`]}>
      <h1 tabIndex={-1}>{texts[`${kind}Title`]}</h1>
      <div className={styles.notes}>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      {isOpen ? (
        // Sent to the page's own address, whose code says what it is for.
        <form method="post">
          <Button kind="primary" type="submit">
            {texts[kind]}
          </Button>
        </form>
      ) : null}
    </FramePage>
  )
}
