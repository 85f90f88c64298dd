import type { ReactNode } from 'react'
import type { PlainDate } from '../../../../kit/plain-date.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { calendarTextWords } from '../../../../shell/parts/form/calendar-text-words.ts'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { CalendarButton } from '../../../../ui/calendar-button.tsx'
import { calendarWords } from '../calendar-words.ts'

type JumpButtonProps = { readonly day: PlainDate; readonly today: PlainDate; readonly onJump: (day: PlainDate) => void }

/** To any day, by the same small calendar as in forms. */
export function JumpButton({ day, today, onJump }: JumpButtonProps): ReactNode {
  const texts = useTexts(calendarWords)
  const words = useTexts(calendarTextWords)
  const formats = useFormats()
  return (
    <CalendarButton
      label={texts.jump}
      name={texts.jumpName}
      broken={texts.jumpBroken}
      load={async () => (await import('../../../../shell/parts/form/calendar-contents.ts')).calendarContents(words, formats)}
      today={today}
      chosen={day}
      onChoose={onJump}
    />
  )
}
