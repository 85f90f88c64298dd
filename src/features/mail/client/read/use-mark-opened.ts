import { useEffect, useRef } from 'react'
import type { Mail, MailState } from '../../mail.ts'
import { stateOf } from '../acts/mail-change.ts'

/** Opening a mail marks it as read, once: whoever marks it as unread while it is open means it. */
export function useMarkOpened(mail: Mail | undefined, mark: (mail: MailState) => void): void {
  const seen = useRef<string>(undefined)
  const id = mail?.id
  useEffect(() => {
    if (seen.current === id) return
    seen.current = id
    if (mail && !mail.read) mark(stateOf(mail))
  }, [id, mail, mark])
}
