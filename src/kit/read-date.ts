import { exactDate, yearOf, type PlainDate } from './plain-date.ts'

/** What a short year means: a deadline lies ahead, a birth date behind. */
export type Leaning = { readonly towards: 'future' | 'past'; readonly today: PlainDate }

/** The day somebody meant by what was typed or pasted, in any of our languages; nothing where it cannot be told. */
export function readDate(text: string, leaning: Leaning): PlainDate | undefined {
  const plain = withoutOrnament(text)
  for (const read of [readNumbers, readMonthName, readMonthFirst]) {
    const parts = read(plain)
    if (parts) return dated(parts, leaning)
  }
  return undefined
}

/** A month as a number or by its name; 0 where it is neither, which no calendar knows. */
export function readMonth(text: string): number {
  const plain = withoutOrnament(text)
  if (/^\d{1,2}$/.test(plain)) return Number(plain)
  const name = plain.replace(/\.$/, '')
  return name.startsWith('juin') ? 6 : (months.get(name.slice(0, 3)) ?? 0)
}

// The first three letters tell the months apart in German, French, Italian, Romansh and English; only «juin» needs a fourth.
const monthStarts =
  'jan gen sch,feb fev fav,mar mae mrz,apr avr,mai mag mat may,jun giu zer,jul jui lug fan,aug aou ago avu,sep set,okt oct ott,nov,dez dec dic'
const months = new Map(monthStarts.split(',').flatMap((starts, index) => starts.split(' ').map((start) => [start, index + 1] as const)))

type Parts = { readonly day: string; readonly month: string; readonly year: string }

/** `30.11.2026`, `30-11-26`, `30 11 2026`, `30112026`, `301126`, `30.11.`, `2026-11-30`. */
function readNumbers(text: string): Parts | undefined {
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(text) ?? []
  if (isoYear && isoMonth && isoDay) return { day: isoDay, month: isoMonth, year: isoYear }
  const separated = /^(\d{1,2})\s?[-./\s,]\s?(\d{1,2})(?:\s?[-./\s,]\s?(\d{4}|\d{2})?)?$/.exec(text)
  const [, day, month, year = ''] = separated ?? /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text) ?? []
  return day && month ? { day, month, year } : undefined
}

/** `30. November 2026`, `lundi 30 nov. 26`, `ils 30 da november 2026`, `30th of November`. */
function readMonthName(text: string): Parts | undefined {
  const shape = /^(?:[a-z]+[.,]?\s){0,2}(\d{1,2})\s?(?:\.|er|st|nd|rd|th|°)?\s?(?:(?:da|de|of)\s|d')?([a-z]{3,})\.?,?\s?(\d{4}|\d{2})?$/
  const [, day, name, year = ''] = shape.exec(text) ?? []
  return day && name ? { day, month: String(readMonth(name)), year } : undefined
}

/** `November 30, 2026`. */
function readMonthFirst(text: string): Parts | undefined {
  const [, name, day, year = ''] = /^([a-z]{3,})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})$/.exec(text) ?? []
  return day && name ? { day, month: String(readMonth(name)), year } : undefined
}

function dated({ day, month, year }: Parts, { towards, today }: Leaning): PlainDate | undefined {
  const on = (count: number): PlainDate | undefined => exactDate(count, Number(month), Number(day))
  if (year.length === 4) return on(Number(year))
  if (towards === 'past') {
    if (year === '') return undefined
    const recent = on(2000 + Number(year))
    return recent && recent <= today ? recent : on(1900 + Number(year))
  }
  if (year !== '') return on(2000 + Number(year))
  const next = on(yearOf(today))
  return next && next >= today ? next : on(yearOf(today) + 1)
}

/** Full-width digits, accents, capitals and doubled blanks carry no meaning in a date. */
function withoutOrnament(text: string): string {
  const folded = text.normalize('NFKC').replaceAll('’', "'").normalize('NFD').replace(/\p{M}/gu, '')
  return folded.toLowerCase().replace(/\s+/g, ' ').trim()
}
