import type { ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../../shell/language.tsx'
import { RangeChoice } from '../../../shell/parts/widgets/range-choice.tsx'
import type { DayRange, WeekRange } from '../ranges.ts'
import { projectWords } from './project-words.ts'

type RangesProps<Range extends DayRange | WeekRange> = {
  /** What it is the range of, by its title. */
  readonly widget: 'due' | 'weekTitle' | 'distributionTitle' | 'scheduleTitle' | 'spentTitle'
  readonly ranges: readonly Range[]
  readonly value: Range
  readonly onChange: (range: Range) => void
}

/** The ranges of a widget in words. */
export function Ranges<Range extends DayRange | WeekRange>({ widget, ranges, value, onChange }: RangesProps<Range>): ReactNode {
  const texts = useTexts(projectWords)
  const titled = ranges.map((id) => ({ id, title: texts[id] }))
  return <RangeChoice name={fill(texts.range, { widget: texts[widget] })} ranges={titled} value={value} onChange={onChange} />
}
