import { Moon } from 'lucide-react'
import type { ReactNode } from 'react'
import { addDays, dayAt } from '../../../kit/plain-date.ts'
import { fill } from '../../../kit/texts.ts'
import { momentAt } from '../../../kit/zoned-moment.ts'
import { useTexts } from '../../../shell/language.tsx'
import { useMinute } from '../../../shell/parts/formats/minute-clock.ts'
import { officeTimeZone, useFormats } from '../../../shell/parts/formats/use-formats.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu, type MenuAction } from '../../../ui/menu.tsx'
import { useCounts, useSaveSettings } from './notification-queries.ts'
import { notificationWords } from './notification-words.ts'

const hourMs = 60 * 60_000

/** Holds back mails and pop-ups for a while. */
export function QuietMenu(): ReactNode {
  const texts = useTexts(notificationWords)
  const formats = useFormats()
  const now = useMinute()
  const save = useSaveSettings()
  const until = useCounts().data?.quietUntil ?? null
  const set = (moment: Date | null): void => save({ quietUntil: moment?.toISOString() ?? null })
  const tomorrow = (): Date => momentAt(addDays(dayAt(new Date(), officeTimeZone), 1), '08:00', officeTimeZone)
  const choices: readonly MenuAction[] = [
    { id: 'hour', title: texts.quietHour, run: () => set(new Date(Date.now() + hourMs)) },
    { id: 'tomorrow', title: texts.quietTomorrow, run: () => set(tomorrow()) },
  ]
  const end: MenuAction = { id: 'off', title: texts.quietOff, run: () => set(null) }
  const name = until === null ? texts.quiet : fill(texts.quietUntil, { time: formats.time(until) })
  const isOver = until !== null && Date.parse(until) <= now.getTime()
  return (
    <Menu
      align="start"
      groups={until === null || isOver ? [choices] : [choices, [end]]}
      trigger={
        <Button kind="quiet">
          <Moon aria-hidden="true" />
          {isOver ? texts.quiet : name}
        </Button>
      }
    />
  )
}
