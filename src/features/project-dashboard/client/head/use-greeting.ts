import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useMinute } from '../../../../shell/parts/formats/minute-clock.ts'
import { officeTimeZone } from '../../../../shell/parts/formats/use-formats.ts'
import { useUser } from '../../../../shell/workspace/session/session.ts'
import { projectWords } from '../project-words.ts'

const hours = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: officeTimeZone })

/** By name and time of day. */
export function useGreeting(): string {
  const texts = useTexts(projectWords)
  const name = useUser()?.name ?? ''
  const hour = Number(hours.format(useMinute()))
  return fill(hour < 4 || hour >= 18 ? texts.evening : hour < 11 ? texts.morning : texts.day, { name })
}
