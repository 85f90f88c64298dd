import { Flag, PartyPopper } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { calendarWords } from '../calendar-words.ts'
import { useLayerName } from '../setup/layer-names.ts'
import styles from './layer-marks.module.css'
import type { DayLayers } from './view-props.ts'

/** The holidays and deadlines of a day: a picture and words, never a colour alone. */
export function LayerMarks({ layers, isWide = false }: { readonly layers: DayLayers; readonly isWide?: boolean }): ReactNode {
  const texts = useTexts(calendarWords)
  const layerName = useLayerName()
  const all = [...layers.holidays, ...layers.deadlines]
  if (all.length === 0) return null
  return (
    <span className={styles.marks} data-wide={isWide}>
      {all.map((layer) => {
        const Picture = layer.kind === 'deadline' ? Flag : PartyPopper
        const name = layerName(layer)
        return (
          <span key={`${layer.kind} ${layer.name} ${layer.period}`} className={styles.mark} data-kind={layer.kind} title={name}>
            <Picture role="img" aria-label={layer.kind === 'deadline' ? texts.deadline : texts.holiday} />
            <span className={styles.name}>{name}</span>
          </span>
        )
      })}
    </span>
  )
}
