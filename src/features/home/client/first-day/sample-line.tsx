import { FlaskConical, X } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { lazyPart } from '../../../../shell/lazy-part.ts'
import { useUser } from '../../../../shell/workspace/session/session.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { hidePart, keepSamples } from '../../contract.ts'
import { homePageWords } from '../home-words.ts'
import styles from './first-day.module.css'
import { useFirstDayAct } from './start-queries.ts'

const { Part: ClearDialog, prepare: prepareClear } = lazyPart(() => import('./clear-dialog.tsx').then((loaded) => loaded.ClearDialog))
const { Part: ImportDialog, prepare: prepareImport } = lazyPart(() => import('./import-dialog.tsx').then((loaded) => loaded.ImportDialog))

/** Says that what shows here is made up, and what can be done about it: admins decide for all, the others close it for themselves. */
export function SampleLine(): ReactNode {
  const texts = useTexts(homePageWords)
  const [dialog, setDialog] = useState<'clear' | 'import'>()
  const act = useFirstDayAct()
  const isAdmin = useUser()?.roles.includes('admin') ?? false
  const keep = (isOn: boolean) => () => call(keepSamples, { isOn })
  const hide = (isOn: boolean) => () => call(hidePart, { part: 'samples', isOn })
  return (
    <section className={styles.line} aria-label={texts.samples}>
      <FlaskConical aria-hidden="true" />
      <p className={styles.said}>{texts.samplesShown}</p>
      <div className={styles.acts}>
        {isAdmin ? (
          <>
            <button type="button" onClick={() => void act({ text: texts.samplesKept, run: keep(true), undo: keep(false) })}>
              {texts.keep}
            </button>
            <button
              type="button"
              aria-haspopup="dialog"
              onPointerEnter={prepareClear}
              onFocus={prepareClear}
              onClick={() => setDialog('clear')}
            >
              {texts.clear}
            </button>
          </>
        ) : null}
        <button
          type="button"
          aria-haspopup="dialog"
          onPointerEnter={prepareImport}
          onFocus={prepareImport}
          onClick={() => setDialog('import')}
        >
          {texts.importOwn}
        </button>
      </div>
      <IconButton
        name={texts.hideSamples}
        icon={X}
        className={styles.close}
        onClick={() => void act({ text: texts.samplesHidden, run: hide(true), undo: hide(false) })}
      />
      <Suspense fallback={null}>
        {dialog === 'clear' ? <ClearDialog onClose={() => setDialog(undefined)} /> : null}
        {dialog === 'import' ? <ImportDialog onClose={() => setDialog(undefined)} /> : null}
      </Suspense>
    </section>
  )
}
