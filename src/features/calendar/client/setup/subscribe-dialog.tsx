import { Link2, Link2Off, RefreshCw } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useConfirm } from '../../../../shell/parts/confirm/confirm-store.ts'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { LoadError } from '../../../../shell/parts/states/load-error.tsx'
import { LoadingBlock } from '../../../../shell/parts/states/loading-rows.tsx'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import type { Preferences } from '../../contract.ts'
import { usePreferences } from '../calendar-queries.ts'
import { FeedAddresses } from './feed-addresses.tsx'
import styles from './setup.module.css'
import { setupWords } from './setup-words.ts'
import { useFeed } from './use-feed.ts'

/** A private address under which other programs read the calendar. */
export function SubscribeDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const texts = useTexts(setupWords)
  const preferences = usePreferences()
  return (
    <Dialog title={texts.subscribeTitle} size="medium" isOpen onClose={onClose}>
      <div className={styles.stack}>
        <p>{texts.subscribeIntro}</p>
        <Notice kind="warn">{texts.whoeverReads}</Notice>
        {preferences.data ? (
          <Feed preferences={preferences.data} />
        ) : preferences.isError ? (
          <LoadError title={texts.settingsLoadFailed} onRetry={() => void preferences.refetch()} />
        ) : (
          <LoadingBlock lines={3} />
        )}
      </div>
    </Dialog>
  )
}

function Feed({ preferences: { feedSince } }: { readonly preferences: Preferences }): ReactNode {
  const texts = useTexts(setupWords)
  const { date } = useFormats()
  const notify = useNotify()
  const confirm = useConfirm()
  const { make, end } = useFeed()
  const [made, setMade] = useState<string>()
  const isThere = feedSince !== null

  async function makeOne(): Promise<void> {
    if (isThere && !(await confirm({ title: texts.renewTitle, body: texts.renewBody, verb: texts.renewVerb, isDanger: true }))) return
    try {
      setMade(await make())
    } catch {
      notify(texts.failed, { kind: 'danger' })
    }
  }

  async function endIt(): Promise<void> {
    if (!(await confirm({ title: texts.endTitle, body: texts.endBody, verb: texts.end, isDanger: true }))) return
    try {
      await end()
      setMade(undefined)
      notify(texts.ended, { kind: 'ok' })
    } catch {
      notify(texts.failed, { kind: 'danger' })
    }
  }

  const state = isThere ? fill(texts.since, { date: date(feedSince, 'long', new Date(0)) }) : texts.none
  return (
    <>
      <div role="status">{made === undefined ? <p>{state}</p> : <FeedAddresses address={made} />}</div>
      <div className={styles.actions}>
        <Button kind={isThere ? 'secondary' : 'primary'} onClick={() => void makeOne()}>
          {isThere ? <RefreshCw aria-hidden="true" /> : <Link2 aria-hidden="true" />}
          {isThere ? texts.makeNew : texts.make}
        </Button>
        {isThere ? (
          <Button kind="danger" onClick={() => void endIt()}>
            <Link2Off aria-hidden="true" />
            {texts.end}
          </Button>
        ) : null}
      </div>
    </>
  )
}
