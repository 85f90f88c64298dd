import { useState, type ReactNode } from 'react'
import { call } from '../../../../shell/call.ts'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import { Loaded } from '../../../../shell/parts/states/loaded.tsx'
import { LoadingBlock } from '../../../../shell/parts/states/loading-rows.tsx'
import { sharedWords } from '../../../../shell/parts/words/shared-words.ts'
import { wordsFor } from '../../../../shell/workspace/words.ts'
import { Button } from '../../../../ui/button.tsx'
import { clearSamples, restoreSamples } from '../../contract.ts'
import { homePageWords } from '../home-words.ts'
import styles from './first-day.module.css'
import { useFirstDayAct, useSampleCounts } from './start-queries.ts'

/** Asks before the samples go, and says how many entries of which apps that are. */
export function ClearDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const texts = useTexts(homePageWords)
  const words = useTexts(sharedWords)
  const { language } = useLanguage()
  const counts = useSampleCounts()
  const act = useFirstDayAct()
  const [isRunning, setRunning] = useState(false)
  async function clear(): Promise<void> {
    if (isRunning) return
    setRunning(true)
    await act({ text: texts.samplesCleared, run: () => call(clearSamples, {}), undo: () => call(restoreSamples, {}) })
    onClose()
  }
  return (
    <Dialog
      title={texts.clearTitle}
      description={texts.clearText}
      isOpen
      onClose={onClose}
      size="narrow"
      footer={
        <>
          <Button kind="primary" aria-disabled={isRunning || counts.data === undefined} aria-busy={isRunning} onClick={() => void clear()}>
            {texts.clearVerb}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </>
      }
    >
      <Loaded
        query={counts}
        skeleton={<LoadingBlock lines={6} />}
        isEmpty={(all) => all.length === 0}
        empty={<p>{texts.nothingToClear}</p>}
      >
        {(all) => (
          <ul className={styles.counts}>
            {all.map(({ app, title, entries }) => (
              <li key={app}>
                <span>{wordsFor(title, language)}</span>
                <span>{entries}</span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Dialog>
  )
}
