import { createContext, type ReactNode } from 'react'
import type { MenuAction } from '../../../ui/menu.tsx'

/** What a page adds to the frame of a chart: a dashboard has more around its charts than a sheet with one. */
export type Surroundings = {
  /** By which it is moved. */
  readonly handle?: ReactNode
  /** What counts most, large and before the chart. */
  readonly headline?: ReactNode
  /** What is chosen for this chart alone, e.g. its range. */
  readonly controls?: ReactNode
  /** Below: where to go from here. */
  readonly foot?: ReactNode
  /** Further entries of its menu, in groups. */
  readonly actions?: readonly (readonly MenuAction[])[]
}

export const ChartSurroundings = createContext<Surroundings>({})

/** How high drawings are, where the frame decides it instead of the chart: a whole screen. */
export const ChartHeight = createContext<number | undefined>(undefined)
