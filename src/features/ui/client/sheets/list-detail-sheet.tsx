import { useState, type ReactNode } from 'react'
import { UndoHistory } from '../../../../shell/parts/undo/undo-history.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Specimen } from '../specimen.tsx'
import { MailStage } from './list-detail/mail-stage.tsx'
import { messageServer } from './list-detail/message-server.ts'
import styles from './list-detail/messages.module.css'

export function Sheet(): ReactNode {
  const [server] = useState(messageServer)
  return (
    <>
      <Specimen title="Side panel, list, detail: selection by box, x, Shift, Ctrl, long press; delete waits 6 s, stars are saved at once">
        <MailStage server={server} />
      </Specimen>
      <Specimen title="The server of this sheet">
        <div className={styles.test}>
          <Button onClick={server.failNext}>Fail the next call</Button>
        </div>
      </Specimen>
      <Specimen title="What was done, to be undone without haste">
        <div className={styles.test}>
          <UndoHistory />
        </div>
      </Specimen>
    </>
  )
}
