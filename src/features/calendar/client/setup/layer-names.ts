import { useMemo } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { wordsOf } from '../../../../shell/workspace/words.ts'
import type { LayerDay } from '../../contract.ts'
import { texts as de } from './layer-texts.de.ts'
import { texts as en } from './layer-texts.ts'

type Texts = typeof en

const layerWords = wordsOf({ en, de })

/** What a holiday or a deadline is called. */
export function useLayerName(): (layer: LayerDay) => string {
  const texts = useTexts(layerWords)
  return useMemo(() => (layer) => layerName(layer, texts), [texts])
}

/** One the catalogue does not know is at least said to be one. */
export function layerName({ kind, name, period = 0 }: LayerDay, texts: Texts): string {
  if (kind === 'holiday') return holidayKeys[name] === undefined ? texts.holiday : texts[holidayKeys[name]]
  const key = deadlineKeys[name]
  return fill(key === undefined ? texts.deadline : texts[key], { period })
}

const holidayKeys: Readonly<Record<string, HolidayKey>> = {
  '01-01': 'newYear',
  '01-02': 'berchtold',
  '01-06': 'epiphany',
  '03-01': 'republicDay',
  '03-19': 'joseph',
  'easter-2': 'goodFriday',
  'easter+0': 'easterSunday',
  'easter+1': 'easterMonday',
  '05-01': 'labourDay',
  'easter+39': 'ascension',
  'easter+49': 'whitSunday',
  'easter+50': 'whitMonday',
  'easter+60': 'corpusChristi',
  '06-23': 'independenceDay',
  '06-29': 'peterAndPaul',
  '08-01': 'nationalDay',
  '08-15': 'assumption',
  '09-22': 'maurice',
  '09-25': 'brotherKlaus',
  '11-01': 'allSaints',
  '12-08': 'immaculateConception',
  '12-25': 'christmas',
  '12-26': 'stephen',
  '12-31': 'restoration',
}
type HolidayKey =
  | 'newYear'
  | 'berchtold'
  | 'epiphany'
  | 'republicDay'
  | 'joseph'
  | 'goodFriday'
  | 'easterSunday'
  | 'easterMonday'
  | 'labourDay'
  | 'ascension'
  | 'whitSunday'
  | 'whitMonday'
  | 'corpusChristi'
  | 'independenceDay'
  | 'peterAndPaul'
  | 'nationalDay'
  | 'assumption'
  | 'maurice'
  | 'brotherKlaus'
  | 'allSaints'
  | 'immaculateConception'
  | 'christmas'
  | 'stephen'
  | 'restoration'

const deadlineKeys: Readonly<Record<string, DeadlineKey>> = {
  employed: 'employed',
  selfEmployed: 'selfEmployed',
  legalEntity: 'legalEntity',
  limited: 'limited',
  maxNatural: 'maxNatural',
  maxLegal: 'maxLegal',
}
type DeadlineKey = 'employed' | 'selfEmployed' | 'legalEntity' | 'limited' | 'maxNatural' | 'maxLegal'
