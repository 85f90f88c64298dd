import { useRef, useState, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../../shell/language.tsx'
import { Dialog } from '../../../shell/parts/dialog/dialog.tsx'
import { sharedWords } from '../../../shell/parts/words/shared-words.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckBox } from '../../../ui/check-box.tsx'
import type { ConflictChoice } from '../file.ts'
import styles from './conflict-dialog.module.css'
import { conflictStore, type Asked } from './conflict-store.ts'
import { filesWords } from './files-words.ts'

/** What to do where a name is taken: keep both, replace or skip; for one or for all that follow. */
export function ConflictDialog(): ReactNode {
  const [asked] = useStore(conflictStore, (state) => state.asked)
  return asked ? <Question key={asked.id} asked={asked} /> : null
}

function Question({ asked }: { readonly asked: Asked }): ReactNode {
  const texts = useTexts(filesWords)
  const words = useTexts(sharedWords)
  const [isForAll, setForAll] = useState(false)
  const safest = useRef<HTMLButtonElement>(null)
  const choose = (choice: ConflictChoice): void => asked.answer({ choice, isForAll })
  return (
    <Dialog
      title={texts.conflictTitle}
      description={fill(texts.conflictText, { what: asked.what, where: asked.where })}
      isOpen
      initialFocus={safest}
      onClose={() => asked.answer(undefined)}
      footer={
        <>
          <Button ref={safest} kind="primary" onClick={() => choose('keep-both')}>
            {texts.keepBoth}
          </Button>
          <Button onClick={() => choose('replace')}>{texts.replace}</Button>
          <Button onClick={() => choose('skip')}>{texts.skip}</Button>
          <Button kind="quiet" onClick={() => asked.answer(undefined)}>
            {words.cancel}
          </Button>
        </>
      }
    >
      {asked.isMany ? (
        <label className={styles.all}>
          <CheckBox isOn={isForAll} onChange={setForAll} />
          {texts.forAll}
        </label>
      ) : null}
    </Dialog>
  )
}
