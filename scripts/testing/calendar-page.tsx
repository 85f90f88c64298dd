import { calendarApp } from '../../src/features/calendar/client/app.ts'
import { Page } from '../../src/features/calendar/client/calendar-page.tsx'
import { CommandLayer } from '../../src/shell/workspace/commands/command-layer.tsx'
import { Snackbar } from '../../src/shell/workspace/notices/snackbar.tsx'
import { aUser, renderInWorkspace } from './workspace.tsx'

/** The calendar at an address, with keys and messages as in the workspace. */
export async function openCalendar(path = '/apps/calendar'): Promise<void> {
  await renderInWorkspace(
    <>
      <CommandLayer />
      <Snackbar />
      <Page />
    </>,
    { apps: [{ ...calendarApp }], user: aUser(), path },
  )
}
