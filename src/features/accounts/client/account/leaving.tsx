import { HeartHandshake, LogOut } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useMinute } from '../../../../shell/parts/formats/minute-clock.ts'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { useExplain } from '../../../../shell/parts/mutation/use-explain.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { sessionStore, useUser } from '../../../../shell/workspace/session/session.ts'
import { useLeave } from '../../../../shell/workspace/session/use-leave.ts'
import { Button } from '../../../../ui/button.tsx'
import { keepAccount } from '../../account-contract.ts'
import { EntryPage } from '../entry/entry-page.tsx'
import { accountPageWords } from './account-page-words.ts'
import styles from './account.module.css'

/** All that shows of the workspace to the owner of an account that will be deleted: keep it, or sign out. */
export function Leaving(): ReactNode {
  const texts = useTexts(accountPageWords)
  const formats = useFormats()
  const now = useMinute()
  const deleteAt = useUser()?.deleteAt
  const leave = useLeave()
  const { keep, isBusy } = useKeep()
  if (deleteAt === undefined) return null
  return (
    <EntryPage title={texts.leavingTitle}>
      <p>{fill(texts.leavingText, { day: formats.date(deleteAt, 'day', now) })}</p>
      <div className={styles.buttons}>
        <Button kind="primary" aria-busy={isBusy} onClick={() => void keep()}>
          <HeartHandshake aria-hidden="true" />
          {texts.keep}
        </Button>
        <Button onClick={() => void leave()}>
          <LogOut aria-hidden="true" />
          {texts.signOut}
        </Button>
      </div>
    </EntryPage>
  )
}

type Keep = { readonly keep: () => Promise<void>; readonly isBusy: boolean }

function useKeep(): Keep {
  const texts = useTexts(accountPageWords)
  const session = sessionStore.useStore()
  const notify = useNotify()
  const explain = useExplain()
  const [isBusy, setBusy] = useState(false)

  async function keep(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    try {
      await call(keepAccount, {})
      const { user, updateUser } = session.getState()
      if (!user) return
      const { deleteAt: _deleteAt, ...kept } = user
      updateUser(kept)
      notify(texts.kept, { kind: 'ok' })
    } catch (cause) {
      explain({ text: texts.keeping, cause, retry: () => void keep() })
    } finally {
      setBusy(false)
    }
  }

  return { keep, isBusy }
}
