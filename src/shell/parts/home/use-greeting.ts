import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../language.tsx'
import { useMinute } from '../formats/minute-clock.ts'
import { officeTimeZone } from '../formats/use-formats.ts'
import { homeWords } from './home-words.ts'

const hours = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: officeTimeZone })

/** By name and time of day. */
export function useGreeting(name: string): string {
  const texts = useTexts(homeWords)
  const hour = Number(hours.format(useMinute()))
  return fill(hour < 4 || hour >= 18 ? texts.evening : hour < 11 ? texts.morning : texts.day, { name })
}
