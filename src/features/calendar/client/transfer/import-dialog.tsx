import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { dayAt } from '../../../../kit/plain-date.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import type { ImportPlan } from '../../../../shell/parts/transfer/import-plan.ts'
import { ImportWizard } from '../../../../shell/parts/transfer/import-wizard.tsx'
import { officeTimeZone } from '../../../../shell/parts/formats/use-formats.ts'
import { importEvents, listEvents, undoImport } from '../../contract.ts'
import { useCalendarKey, usePreferences } from '../calendar-queries.ts'
import { whenOf } from '../event/event-when.ts'
import { useWhenWords } from '../event/use-when-words.ts'
import { icsFormat, type IcsEntry } from './ics-format.ts'
import { transferWords } from './transfer-words.ts'

/** Events from a file of another calendar: checked first, and taken back as a whole if need be. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const texts = useTexts(transferWords)
  const client = useQueryClient()
  const queryKey = useCalendarKey()
  const write = useWhenWords()
  const timeZone = usePreferences().data?.timeZone ?? officeTimeZone
  const [importId] = useState(() => crypto.randomUUID())
  const uids = useKnownUids(importId)
  const formats = useMemo(() => [icsFormat({ timeZone, texts })], [timeZone, texts])
  const readAgain = (): Promise<void> => client.invalidateQueries({ queryKey })
  if (!uids) return null

  const plan: ImportPlan<IcsEntry> = {
    title: texts.importTitle,
    fields: [],
    formats,
    // Calendar files have no columns.
    rowOf: () => ({ kind: 'error', message: texts.notCalendar }),
    titleOf: (entry) => {
      if (entry.kind === 'fault') return entry.title
      const { event } = entry
      return `${event.title}, ${write(whenOf(event, timeZone), dayAt(new Date(), timeZone))}`
    },
    faultOf: (entry) => (entry.kind === 'fault' ? entry.message : undefined),
    fateOf: (entry) => (entry.kind === 'event' && uids.has(entry.event.uid) ? 'same' : 'new'),
    portionsOf: portionsIn,
    run: async (entries) => {
      const events = entries.flatMap((entry) => (entry.kind === 'event' ? [entry.event] : []))
      const { known } = await call(importEvents, { importId, events })
      await readAgain()
      return { known }
    },
    onUndo: async () => {
      await call(undoImport, { importId })
      await readAgain()
    },
  }
  return <ImportWizard plan={plan} isOpen onClose={onClose} />
}

/** Read once for this import: what it adds itself must not count as known. Where that fails, the server still leaves out what it knows. */
function useKnownUids(importId: string): ReadonlySet<string> | undefined {
  const { data, isError } = useQuery({
    queryKey: ['calendar-import', importId],
    queryFn: ({ signal }) => call(listEvents, {}, { signal }),
    gcTime: 0,
    staleTime: Infinity,
  })
  return useMemo(() => (data || isError ? new Set(data?.map(({ uid }) => uid)) : undefined), [data, isError])
}

const portion = { most: 200, letters: 1_000_000 }

/** As many as one call takes, and fewer where their texts are long. */
function portionsIn(entries: readonly IcsEntry[]): readonly (readonly IcsEntry[])[] {
  const portions: IcsEntry[][] = [[]]
  let letters = 0
  for (const entry of entries) {
    const size = JSON.stringify(entry).length
    const last = portions.at(-1)
    const isFull = !last || last.length >= portion.most || (last.length > 0 && letters + size > portion.letters)
    if (isFull) portions.push([entry])
    else last.push(entry)
    letters = isFull ? size : letters + size
  }
  return portions
}
