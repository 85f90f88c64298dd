import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import '../../../../shell/parts/form/field-scale.css'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import { ProgressStep } from '../../../../shell/parts/transfer/steps/progress-step.tsx'
import { sharedWords } from '../../../../shell/parts/words/shared-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { RadioField } from '../../../../ui/radio-field.tsx'
import type { Mail } from '../../mail.ts'
import type { WhichMails } from '../mail-place.ts'
import { saveExport, type Wish } from './save-export.ts'
import { mailTransferWords } from './transfer-words.ts'
import { useMailExport } from './use-mail-export.ts'

type ExportDialogProps = {
  readonly place: WhichMails
  readonly chosenIds: readonly string[]
  readonly rows: readonly Mail[]
  readonly onClose: () => void
}
type Progress = { readonly done: number; readonly total: number }

/** What is chosen, or the whole list, for mail programs or for a spreadsheet. */
export function ExportDialog({ place, chosenIds, rows, onClose }: ExportDialogProps): ReactNode {
  const texts = useTexts(mailTransferWords)
  const words = useTexts(sharedWords)
  const { tell } = useMailExport()
  const [wish, setWish] = useState<Wish>({ what: chosenIds.length > 0 ? 'chosen' : 'all', format: 'mbox' })
  const [progress, setProgress] = useState<Progress>()
  const [problem, setProblem] = useState('')
  const stopper = useRef(new AbortController())
  useEffect(() => {
    const stopping = (stopper.current = new AbortController())
    return () => stopping.abort()
  }, [])

  async function run(): Promise<void> {
    if (progress) return
    setProblem('')
    const { signal } = stopper.current
    const onProgress = (done: number, total: number): void => setProgress({ done, total })
    onProgress(0, 1)
    try {
      const count = await saveExport({ wish, place, chosenIds, rows, texts }, { signal, onProgress })
      if (count === 0) return setProblem(texts.nothing)
      tell(count)
      onClose()
    } catch {
      if (!signal.aborted) setProblem(texts.exportFailed)
    } finally {
      setProgress(undefined)
    }
  }

  return (
    <Dialog
      title={texts.exportTitle}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button kind="primary" aria-disabled={progress !== undefined} onClick={() => void run()}>
            {texts.export}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </>
      }
    >
      {problem === '' ? null : (
        <Notice kind="danger" role="alert">
          {problem}
        </Notice>
      )}
      {progress ? (
        <ProgressStep name={texts.fetching} {...progress} />
      ) : (
        <Choices wish={wish} count={chosenIds.length} onChange={setWish} />
      )}
    </Dialog>
  )
}

type ChoicesProps = { readonly wish: Wish; readonly count: number; readonly onChange: (wish: Wish) => void }

function Choices({ wish, count, onChange }: ChoicesProps): ReactNode {
  const id = useId()
  const texts = useTexts(mailTransferWords)
  const isOne = wish.what === 'chosen' && count === 1
  const formats = (['mbox', 'eml', 'csv'] as const).filter((format) => format !== 'eml' || isOne)
  return (
    <>
      {count === 0 ? null : (
        <RadioField
          id={`${id}-what`}
          label={texts.what}
          value={wish.what}
          onChange={(what) => onChange({ what, format: wish.format === 'eml' ? 'mbox' : wish.format })}
          options={[
            { value: 'chosen', label: fill(texts.chosen, { count }) },
            { value: 'all', label: texts.all },
          ]}
        />
      )}
      <RadioField
        id={`${id}-format`}
        label={texts.format}
        value={wish.format}
        onChange={(format) => onChange({ ...wish, format })}
        options={formats.map((format) => ({ value: format, label: texts[format] }))}
      />
    </>
  )
}
