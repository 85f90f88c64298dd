import { useContext, type ReactNode } from 'react'
import { ChartSurroundings, type Surroundings } from '../charts/chart-surroundings.ts'

type WidgetFrameProps = Pick<Surroundings, 'headline' | 'controls' | 'foot'> & { readonly children: ReactNode }

/** What a widget adds to the frame of its chart, beside what the board adds. */
export function WidgetFrame({ children, ...own }: WidgetFrameProps): ReactNode {
  const around = useContext(ChartSurroundings)
  return <ChartSurroundings value={{ ...around, ...own }}>{children}</ChartSurroundings>
}
