import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { isPlainDate, type PlainDate } from '../../../../kit/plain-date.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { AppForm } from '../../../../shell/parts/form/app-form.tsx'
import { FormActions } from '../../../../shell/parts/form/form-actions.tsx'
import { FormDateRange } from '../../../../shell/parts/form/form-date-range.tsx'
import { FormText } from '../../../../shell/parts/form/form-text.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import type { TableState } from '../../../../shell/parts/table/table-state.ts'
import { sharedWords } from '../../../../shell/parts/words/shared-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { Popover } from '../../../../ui/popover.tsx'
import listStyles from '../list/list.module.css'
import { valuesOf, withValue } from './order-filters.ts'
import { orderWords } from './order-words.ts'
import styles from './orders.module.css'

const Day = z.union([z.literal(''), z.iso.date()])
const schema = z.object({ days: z.object({ from: Day, to: Day }), campaign: z.string().check(z.maxLength(60)) })

type DateAndCampaignProps = { readonly table: TableState; readonly onChange: (table: TableState) => void }

/** The days of an order, and the advertisement it came from. */
export function DateAndCampaign({ table, onChange }: DateAndCampaignProps): ReactNode {
  const texts = useTexts(orderWords)
  const words = useTexts(sharedWords)
  const [isOpen, setOpen] = useState(false)
  const { from, to, campaign } = valuesOf(table.filters)

  async function take(values: z.output<typeof schema>): Promise<void> {
    const withDays = withValue(withValue(table, 'from', values.days.from), 'to', values.days.to)
    onChange(withValue(withDays, 'campaign', values.campaign.trim()))
    setOpen(false)
    return Promise.resolve()
  }

  return (
    <Popover
      name={texts.moreFilters}
      align="start"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button>
          <span className={listStyles.chosen}>{useTitle({ from, to, campaign })}</span>
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    >
      <div className={styles.panel}>
        <AppForm schema={schema} start={{ days: { from, to }, campaign }} onSubmit={take}>
          <FormDateRange name="days" label={texts.dates} />
          <FormText name="campaign" label={texts.campaign} />
          <FormActions submit={words.apply} onCancel={() => setOpen(false)} />
        </AppForm>
      </div>
    </Popover>
  )
}

function useTitle({ from, to, campaign }: Readonly<Record<'from' | 'to' | 'campaign', string>>): string {
  const texts = useTexts(orderWords)
  const formats = useFormats()
  const written = (day: PlainDate): string => formats.date(day, 'dotted', new Date(0))
  const first = isPlainDate(from) ? written(from) : ''
  const last = isPlainDate(to) ? written(to) : ''
  const days =
    first !== '' && last !== ''
      ? fill(texts.datesFromTo, { from: first, to: last })
      : first !== ''
        ? fill(texts.datesFrom, { from: first })
        : last === ''
          ? ''
          : fill(texts.datesTo, { to: last })
  return [days, campaign].filter(Boolean).join(', ') || texts.moreFilters
}
