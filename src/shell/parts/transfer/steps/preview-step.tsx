import { CircleAlert, CirclePlus, Equal, PenLine, type LucideIcon } from 'lucide-react'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { CheckBox } from '../../../../ui/check-box.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { useTexts } from '../../../language.tsx'
import { useFormats } from '../../formats/use-formats.ts'
import { countFates, type CheckedRow, type Fate } from '../import-plan.ts'
import { transferWords } from '../transfer-words.ts'
import styles from '../transfer.module.css'

type PreviewStepProps = { readonly checked: readonly CheckedRow<unknown>[]; readonly isPointless: boolean }

/** Nobody reads more; the counts tell the rest. */
const shownAtMost = 100

type Look = { readonly kind: ComponentProps<typeof Badge>['kind']; readonly icon: LucideIcon }
const looks: Readonly<Record<Fate | 'error', Required<Look>>> = {
  new: { kind: 'ok', icon: CirclePlus },
  changed: { kind: 'info', icon: PenLine },
  same: { kind: 'neutral', icon: Equal },
  error: { kind: 'danger', icon: CircleAlert },
}
const counted = { new: 'countNew', changed: 'countChanged', same: 'countSame', error: 'countError' } as const

/** The dry run: how many of what, and each entry with its error in words. */
export function PreviewStep({ checked, isPointless }: PreviewStepProps): ReactNode {
  const texts = useTexts(transferWords)
  const { number } = useFormats()
  const [isOnlyErrors, setOnlyErrors] = useState(false)
  const counts = countFates(checked)
  const matching = isOnlyErrors ? checked.filter(({ fate }) => fate === 'error') : checked
  const hidden = matching.length - shownAtMost
  return (
    <>
      {isPointless ? (
        <Notice kind="danger" role="alert">
          {texts.nothing}
        </Notice>
      ) : null}
      <p className={styles.counts}>
        {(['new', 'changed', 'same', 'error'] as const)
          .filter((fate) => counts[fate] > 0)
          .map((fate) => (
            <Badge key={fate} kind={looks[fate].kind ?? 'neutral'} icon={looks[fate].icon}>
              {fill(texts[counted[fate]], { count: number(counts[fate]) })}
            </Badge>
          ))}
      </p>
      {counts.error === 0 ? null : (
        <div className={styles.about}>
          <p className={styles.quiet}>{texts.skipErrors}</p>
          <label className={styles.check}>
            <CheckBox isOn={isOnlyErrors} onChange={setOnlyErrors} />
            {texts.onlyErrors}
          </label>
        </div>
      )}
      <PreviewTable rows={matching.slice(0, shownAtMost)} />
      {hidden > 0 ? <p className={styles.quiet}>{fill(texts.notShown, { count: number(hidden) })}</p> : null}
    </>
  )
}

function PreviewTable({ rows }: { readonly rows: readonly CheckedRow<unknown>[] }): ReactNode {
  const texts = useTexts(transferWords)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{texts.line}</th>
          <th scope="col">{texts.entry}</th>
          <th scope="col">{texts.outcome}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ line, title, outcome, fate }) => (
          <tr key={line}>
            <td className={styles.number}>{line}</td>
            <td>{title}</td>
            <td>
              <Outcome row={{ outcome, fate }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** An error is a sentence that may be long; everything else a word. */
function Outcome({ row: { outcome, fate } }: { readonly row: Pick<CheckedRow<unknown>, 'outcome' | 'fate'> }): ReactNode {
  const texts = useTexts(transferWords)
  if (outcome.kind === 'row') {
    return (
      <Badge kind={looks[fate].kind ?? 'neutral'} icon={looks[fate].icon}>
        {texts[fate]}
      </Badge>
    )
  }
  return (
    <span className={styles.problem}>
      <CircleAlert aria-hidden="true" />
      {outcome.message}
    </span>
  )
}
