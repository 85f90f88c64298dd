import { Download, Ellipsis, Expand, FileImage, Image } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { csvOf } from '../../../kit/csv.ts'
import { fill } from '../../../kit/texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, type MenuAction } from '../../../ui/menu.tsx'
import { useTexts } from '../../language.tsx'
import { downloadText } from '../transfer/download.ts'
import { downloadPng, paperOf, svgOf } from './chart-picture.ts'
import { chartWords } from './chart-words.ts'

type ChartMenuProps = {
  readonly title: string
  readonly table: readonly (readonly (string | number)[])[]
  /** Where the drawing is, as long as it is shown. */
  readonly content: RefObject<HTMLElement | null>
  readonly canDraw: boolean
  readonly onFull: () => void
  readonly more: readonly (readonly MenuAction[])[]
}

/** What one can take away of a chart, and what the page adds. */
export function ChartMenu({ title, table, content, canDraw, onFull, more }: ChartMenuProps): ReactNode {
  const texts = useTexts(chartWords)
  const isEmpty = table.length < 2

  function save(kind: 'svg' | 'png'): void {
    const drawing = content.current?.querySelector<SVGSVGElement>('svg:not(.lucide)')
    if (!drawing || !content.current) return
    const svg = svgOf(drawing, paperOf(content.current.closest('figure') ?? content.current))
    if (kind === 'svg') return downloadText(`${title}.svg`, svg, 'image/svg+xml')
    const { width, height } = drawing.getBoundingClientRect()
    void downloadPng(`${title}.png`, svg, { width: Math.round(width), height: Math.round(height) })
  }

  const files: readonly MenuAction[] = [
    { id: 'csv', title: texts.download, icon: Download, isOff: isEmpty, run: () => downloadText(`${title}.csv`, csvOf(table), 'text/csv') },
    { id: 'svg', title: texts.downloadSvg, icon: FileImage, isOff: isEmpty || !canDraw, run: () => save('svg') },
    { id: 'png', title: texts.downloadPng, icon: Image, isOff: isEmpty || !canDraw, run: () => save('png') },
  ]
  const looks: readonly MenuAction[] = [{ id: 'full', title: texts.fullScreen, icon: Expand, run: onFull }]
  return <Menu trigger={<IconButton name={fill(texts.more, { title })} icon={Ellipsis} />} groups={[files, looks, ...more]} />
}
