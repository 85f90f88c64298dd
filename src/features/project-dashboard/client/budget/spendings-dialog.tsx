import { PencilLine, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { centsOf } from '../../../../kit/money.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { Loaded } from '../../../../shell/parts/states/loaded.tsx'
import { LoadingRows } from '../../../../shell/parts/states/loading-rows.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { BudgetRow, Spending } from '../../rows.ts'
import { useSpendings } from '../project-queries.ts'
import { projectWords } from '../project-words.ts'
import styles from './budget.module.css'
import { SpendingForm } from './spending-form.tsx'
import { useBudgetChanges } from './use-budget-changes.ts'

type SpendingsDialogProps = { readonly budget: BudgetRow; readonly onClose: () => void }

/** What was spent of a budget; one more is entered at the top. */
export function SpendingsDialog({ budget, onClose }: SpendingsDialogProps): ReactNode {
  const texts = useTexts(projectWords)
  const query = useSpendings(budget.id)
  const [changed, setChanged] = useState<Spending>()
  const [entered, setEntered] = useState(0)
  return (
    <Dialog title={fill(texts.spendingsOf, { type: budget.type })} size="large" isOpen onClose={onClose}>
      <SpendingForm
        key={`${changed?.id ?? ''} ${entered}`}
        budgetId={budget.id}
        spending={changed}
        onDone={() => {
          setChanged(undefined)
          setEntered(entered + 1)
        }}
      />
      <Loaded
        query={query}
        errorTitle={texts.spendingsFailed}
        skeleton={<LoadingRows shape="line" />}
        isEmpty={(spendings) => spendings.length === 0}
        empty={<EmptyState kind="never-used" title={texts.noSpendings} text={texts.noSpendingsText} />}
      >
        {(spendings) => <SpendingList spendings={spendings} onChange={setChanged} />}
      </Loaded>
    </Dialog>
  )
}

type SpendingListProps = { readonly spendings: readonly Spending[]; readonly onChange: (spending: Spending) => void }

function SpendingList({ spendings, onChange }: SpendingListProps): ReactNode {
  const texts = useTexts(projectWords)
  const formats = useFormats()
  const { dropSpending } = useBudgetChanges()
  return (
    <ul className={styles.spendings} aria-label={texts.spendings}>
      {spendings.map((spending) => {
        const date = formats.date(spending.day, 'dotted', new Date(0))
        return (
          <li key={spending.id} className={styles.spending}>
            <time dateTime={spending.day}>{date}</time>
            <span className={styles.note}>{spending.note}</span>
            <b>{formats.money(centsOf(spending.amount))}</b>
            <IconButton name={fill(texts.editSpending, { date })} icon={PencilLine} onClick={() => onChange(spending)} />
            <IconButton name={fill(texts.removeSpendingOf, { date })} icon={Trash2} onClick={() => void dropSpending(spending)} />
          </li>
        )
      })}
    </ul>
  )
}
