import { Download, EllipsisVertical, FileSpreadsheet, Rss, Settings2, Upload, type LucideIcon } from 'lucide-react'
import { Suspense, useMemo, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { lazyPart } from '../../../../shell/lazy-part.ts'
import { choiceParam } from '../../../../shell/parts/url-state/params.ts'
import { useUrlState } from '../../../../shell/parts/url-state/use-url-state.ts'
import type { Command } from '../../../../shell/workspace/commands/command.ts'
import { useCommands } from '../../../../shell/workspace/commands/command-store.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import type { Span } from '../calendar-queries.ts'
import { useEventExport } from '../transfer/use-event-export.ts'
import { setupWords } from './setup-words.ts'

const { Part: ImportDialog } = lazyPart(() => import('../transfer/import-dialog.tsx').then((loaded) => loaded.ImportDialog))
const { Part: SubscribeDialog } = lazyPart(() => import('./subscribe-dialog.tsx').then((loaded) => loaded.SubscribeDialog))
const { Part: SettingsDialog } = lazyPart(() => import('./settings-dialog.tsx').then((loaded) => loaded.SettingsDialog))

const params = { dialog: choiceParam(['none', 'import', 'subscribe', 'settings'], 'none') }

type Act = { readonly id: string; readonly title: string; readonly icon: LucideIcon; readonly run: () => void }

/** What is done with the calendar as a whole: files in and out, subscribing, settings. Which layer is open stands in the address. */
export function CalendarMenu({ span }: { readonly span: Span }): ReactNode {
  const texts = useTexts(setupWords)
  const [{ dialog }, change] = useUrlState(params)
  const groups = useActs(span, (next) => change({ dialog: next }))
  const close = (): void => change({ dialog: 'none' }, 'replace')
  return (
    <>
      <Menu trigger={<IconButton name={texts.menu} icon={EllipsisVertical} />} groups={groups} />
      <Suspense fallback={null}>
        {dialog === 'import' ? <ImportDialog onClose={close} /> : null}
        {dialog === 'subscribe' ? <SubscribeDialog onClose={close} /> : null}
        {dialog === 'settings' ? <SettingsDialog onClose={close} /> : null}
      </Suspense>
    </>
  )
}

/** The same for the menu and the palette. */
function useActs(span: Span, open: (dialog: 'import' | 'subscribe' | 'settings') => void): readonly (readonly Act[])[] {
  const texts = useTexts(setupWords)
  const exportEvents = useEventExport()
  const groups: readonly (readonly Act[])[] = [
    [
      { id: 'calendar-import', title: texts.import, icon: Upload, run: () => open('import') },
      { id: 'calendar-export-shown', title: texts.exportShown, icon: Download, run: () => exportEvents(span, 'ics') },
      { id: 'calendar-export-all', title: texts.exportAll, icon: Download, run: () => exportEvents('all', 'ics') },
      { id: 'calendar-export-table', title: texts.exportTable, icon: FileSpreadsheet, run: () => exportEvents('all', 'csv') },
    ],
    [
      { id: 'calendar-subscribe', title: texts.subscribe, icon: Rss, run: () => open('subscribe') },
      { id: 'calendar-settings', title: texts.settings, icon: Settings2, run: () => open('settings') },
    ],
  ]
  const commands = useMemo(
    () => groups.flat().map((act): Command => ({ ...act, group: 'page' })),
    // oxlint-disable-next-line react/exhaustive-deps -- the rest only leads to the same calls
    [texts, span.from, span.to],
  )
  useCommands(commands)
  return groups
}
