import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { PinMap } from '../../../../shell/parts/map/pin-map.tsx'
import { WidgetFrame } from '../../../../shell/parts/widgets/widget-frame.tsx'
import { analyticsWords } from '../analytics-words.ts'
import type { WidgetProps } from '../widget-props.ts'
import { rangeIn, widgetIn } from '../widget-queries.ts'

/** Where customers live; the larger the mark, the more of them. */
export function PlacesWidget({ figures }: WidgetProps): ReactNode {
  const texts = useTexts(analyticsWords)
  const formats = useFormats()
  const widget = widgetIn(figures, 'places')
  const pins = widget.markers.map(({ label, lat, lng, count }) => ({ id: `${label} ${lat} ${lng}`, title: label, lat, lng, count }))
  const unknown = (rangeIn(widget, '').value ?? 0) - pins.reduce((sum, { count }) => sum + count, 0)
  return (
    <WidgetFrame foot={unknown > 0 ? fill(texts.unplaced, { count: formats.number(unknown) }) : undefined}>
      <PinMap title={texts.places} description={texts.placesAbout} pins={pins} height={384} />
    </WidgetFrame>
  )
}
