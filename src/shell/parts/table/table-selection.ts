import type { SelectionModel } from '../selection/use-selection.ts'

/** What a table asks of a selection. */
export type TableSelection = Pick<SelectionModel, 'count' | 'isSelected' | 'toggle' | 'extend' | 'selectLoaded' | 'clear'>
