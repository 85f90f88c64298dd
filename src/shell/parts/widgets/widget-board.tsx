import { EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../language.tsx'
import { ChartSurroundings } from '../charts/chart-surroundings.ts'
import { useDragBoard, type DragBoard } from '../drag/drag-board.ts'
import { DragItem } from '../drag/drag-item.tsx'
import { DragList } from '../drag/drag-list.tsx'
import { useMoveActions } from '../drag/move-menu.tsx'
import type { ArrangementModel } from './use-arrangement.ts'
import { widgetWords } from './widget-words.ts'

type WidgetBoardProps = {
  readonly arrangement: ArrangementModel
  readonly titleOf: (id: string) => string
  readonly columnTitleOf: (id: string) => string
  readonly columnClassOf: (id: string) => string | undefined
  readonly itemClassOf?: (id: string) => string | undefined
  /** One widget: a chart, or anything else in a `ChartFrame`. */
  readonly children: (id: string) => ReactNode
}

/** The widgets in their columns; each can be dragged by its handle, and moved and hidden by its menu. */
export function WidgetBoard(props: WidgetBoardProps): ReactNode {
  const { arrangement, titleOf, columnTitleOf, columnClassOf, itemClassOf, children } = props
  const lists = arrangement.columns.map(({ id, items }) => ({
    id,
    title: columnTitleOf(id),
    items: items.map((item) => ({ id: item, title: titleOf(item) })),
  }))
  const board = useDragBoard({ lists, onMove: arrangement.move })
  return arrangement.columns.map((column) => (
    <DragList key={column.id} board={board} id={column.id} className={columnClassOf(column.id)}>
      {column.items.map((id) => (
        <DragItem key={id} board={board} id={id} className={itemClassOf?.(id)}>
          {({ handle }) => (
            <Movable board={board} id={id} handle={handle} onHide={() => arrangement.hide(id)}>
              {children(id)}
            </Movable>
          )}
        </DragItem>
      ))}
    </DragList>
  ))
}

type MovableProps = {
  readonly board: DragBoard
  readonly id: string
  readonly handle: ReactNode
  readonly onHide: () => void
  readonly children: ReactNode
}

function Movable({ board, id, handle, onHide, children }: MovableProps): ReactNode {
  const texts = useTexts(widgetWords)
  const hide = { id: 'hide', title: texts.hide, icon: EyeOff, run: onHide }
  return <ChartSurroundings value={{ handle, actions: [...useMoveActions(board, id), [hide]] }}>{children}</ChartSurroundings>
}
