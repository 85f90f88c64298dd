import { useId, useMemo, useRef, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { centsOf, inFrancs } from '../../../../kit/money.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import { AppForm } from '../../../../shell/parts/form/app-form.tsx'
import { FormMoney } from '../../../../shell/parts/form/form-number.tsx'
import { FormSelect } from '../../../../shell/parts/form/form-select.tsx'
import { FormText } from '../../../../shell/parts/form/form-text.tsx'
import { sharedWords } from '../../../../shell/parts/words/shared-words.ts'
import { Button } from '../../../../ui/button.tsx'
import type { Project } from '../../contract.ts'
import { Budget, type BudgetRow } from '../../rows.ts'
import { projectWords } from '../project-words.ts'
import { useBudgetChanges } from './use-budget-changes.ts'

type BudgetDialogProps = {
  /** The one that is changed; without it, a new one is made. */
  readonly budget: BudgetRow | undefined
  readonly project: string
  readonly projects: readonly Project[]
  readonly onClose: () => void
}

export function BudgetDialog({ budget, project, projects, onClose }: BudgetDialogProps): ReactNode {
  const texts = useTexts(projectWords)
  const words = useTexts(sharedWords)
  const id = useId()
  const first = useRef<HTMLElement>(null)
  const { putBudget } = useBudgetChanges()
  const schema = useMemo(
    () => z.object({ projectId: z.uuid(), type: Budget.shape.type, total: z.int().check(z.minimum(0), z.maximum(1e13)) }),
    [],
  )
  const start = { projectId: budget?.projectId ?? project, type: budget?.type ?? '', total: budget ? centsOf(budget.total) : null }

  async function save({ total, ...rest }: z.output<typeof schema>): Promise<void> {
    const next = { id: budget?.id ?? crypto.randomUUID(), ...rest, total: inFrancs(total) }
    const isSame = budget && next.projectId === budget.projectId && next.type === budget.type && next.total === budget.total
    if (!isSame) await putBudget(next, budget)
    onClose()
  }

  return (
    <Dialog
      title={budget ? texts.editBudget : texts.newBudgetTitle}
      size="narrow"
      isOpen
      initialFocus={first}
      onClose={onClose}
      footer={
        <>
          <Button kind="primary" type="submit" form={id}>
            {budget ? words.save : texts.add}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </>
      }
    >
      <div ref={(form) => void (first.current = form?.querySelector<HTMLElement>('select, input') ?? null)}>
        <AppForm id={id} schema={schema} start={start} onSubmit={save}>
          {project === '' ? (
            <FormSelect
              name="projectId"
              label={texts.project}
              options={projects.map((each) => ({ value: each.id, label: each.name }))}
              isRequired
            />
          ) : null}
          <FormText name="type" label={texts.type} isRequired />
          <FormMoney name="total" label={texts.total} isRequired />
        </AppForm>
      </div>
    </Dialog>
  )
}
