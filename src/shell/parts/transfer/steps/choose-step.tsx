import { FileUp } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { useTexts } from '../../../language.tsx'
import { useFormats } from '../../formats/use-formats.ts'
import { textOf } from '../decode.ts'
import type { SourceFormat } from '../format.ts'
import { formatOf, type ImportState, type Source, type SourceProblem } from '../import-state.ts'
import { transferWords } from '../transfer-words.ts'
import styles from '../transfer.module.css'

type ChooseStepProps<Row> = {
  readonly formats: readonly SourceFormat<Row>[]
  readonly state: Extract<ImportState<Row>, { step: 'choose' }>
  readonly onChange: (source: Source) => void
  readonly onTooLarge: () => void
}

/** More than a browser should hold as text at once. */
const limit = 50_000_000

/** A file from the machine, dropped or chosen, or its content from the clipboard. */
export function ChooseStep<Row>({ formats, state: { source, problem }, onChange, onTooLarge }: ChooseStepProps<Row>): ReactNode {
  const id = useId()
  const texts = useTexts(transferWords)
  const [isOver, setOver] = useState(false)
  const titles = formats.map(({ title }) => title).join(', ')

  async function take(file: File | undefined): Promise<void> {
    if (!file) return
    if (file.size > limit) return onTooLarge()
    const bytes = new Uint8Array(await file.arrayBuffer())
    onChange({ name: file.name, text: textOf(bytes), bytes, formatId: undefined })
  }

  return (
    <div className={styles.choose}>
      <Problem problem={problem} formats={titles} chosen={formatOf(formats, source)?.title ?? ''} />
      <label className={styles.drop} data-over={isOver ? '' : undefined}>
        <input
          type="file"
          className={styles.file}
          accept={formats.flatMap(({ extensions }) => extensions.map((each) => `.${each}`)).join()}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onChange={(event) => {
            setOver(false)
            void take(event.target.files?.[0])
          }}
        />
        <FileUp aria-hidden="true" />
        <span className={styles.dropTitle}>{source.name === '' ? texts.chooseFile : fill(texts.chosen, { name: source.name })}</span>
        {source.name === '' ? <span className={styles.quiet}>{texts.dropHere}</span> : null}
        <span className={styles.quiet}>{fill(texts.formats, { formats: titles })}</span>
      </label>
      <label className={styles.label} htmlFor={`${id}-text`}>
        {texts.paste}
      </label>
      <textarea
        id={`${id}-text`}
        className={styles.text}
        rows={5}
        spellCheck={false}
        value={source.name === '' ? source.text : ''}
        onChange={(event) => onChange({ name: '', text: event.target.value, formatId: source.formatId })}
      />
      {source.text === '' ? null : <FormatChoice id={id} formats={formats} source={source} onChange={onChange} />}
    </div>
  )
}

type FormatChoiceProps<Row> = {
  readonly id: string
  readonly formats: readonly SourceFormat<Row>[]
  readonly source: Source
  readonly onChange: (source: Source) => void
}

/** What it was taken for; somebody may know better. */
function FormatChoice<Row>({ id, formats, source, onChange }: FormatChoiceProps<Row>): ReactNode {
  const texts = useTexts(transferWords)
  return (
    <>
      <label className={styles.label} htmlFor={`${id}-format`}>
        {texts.format}
      </label>
      <select
        id={`${id}-format`}
        className={styles.select}
        value={formatOf(formats, source)?.id ?? ''}
        onChange={(event) => onChange({ ...source, formatId: event.target.value })}
      >
        {formatOf(formats, source) ? null : <option value="">–</option>}
        {formats.map((format) => (
          <option key={format.id} value={format.id}>
            {format.title}
          </option>
        ))}
      </select>
    </>
  )
}

type ProblemProps = { readonly problem: SourceProblem | undefined; readonly formats: string; readonly chosen: string }

function Problem({ problem, formats, chosen }: ProblemProps): ReactNode {
  const texts = useTexts(transferWords)
  const { bytes } = useFormats()
  if (problem === undefined) return null
  const messages: Readonly<Record<SourceProblem, string>> = {
    empty: texts.noContent,
    unknown: fill(texts.unknown, { formats }),
    broken: fill(texts.broken, { format: chosen }),
    'no-entries': texts.emptyFile,
    'too-large': fill(texts.tooLarge, { size: bytes(limit) }),
  }
  return (
    <Notice kind="danger" role="alert">
      {messages[problem]}
    </Notice>
  )
}
