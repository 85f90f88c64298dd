import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { listEvents, type CalendarEvent } from '../../contract.ts'
import type { Span } from '../calendar-queries.ts'
import type { ExportFormat } from './event-file.ts'
import { transferWords } from './transfer-words.ts'

/** Gives events to the reader as a file: these, those of a span of days, or all there are. */
export function useEventExport(): (what: readonly CalendarEvent[] | Span | 'all', format: ExportFormat) => void {
  const texts = useTexts(transferWords)
  const { number } = useFormats()
  const notify = useNotify()

  async function save(what: readonly CalendarEvent[] | Span | 'all', format: ExportFormat): Promise<void> {
    const [events, { eventFile }, { downloadText }] = await Promise.all([
      eventsOf(what),
      import('./event-file.ts'),
      import('../../../../shell/parts/transfer/download.ts'),
    ])
    if (events.length === 0) return notify(texts.nothing, { kind: 'info' })
    const { name, text, type } = eventFile(events, format, { texts, now: new Date() })
    downloadText(name, text, type)
    const counted = { count: number(events.length), format: format.toUpperCase() }
    notify(events.length === 1 ? fill(texts.exportedOne, counted) : fill(texts.exportedMany, counted), { kind: 'ok' })
  }

  return (what, format) => void save(what, format).catch(() => notify(texts.exportFailed, { kind: 'danger' }))
}

async function eventsOf(what: readonly CalendarEvent[] | Span | 'all'): Promise<readonly CalendarEvent[]> {
  if (what === 'all') return call(listEvents, {})
  return 'from' in what ? call(listEvents, { from: what.from, to: what.to }) : what
}
