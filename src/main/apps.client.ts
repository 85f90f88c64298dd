import { accountApps } from '../features/accounts/client/app.ts'
import { calendarApp } from '../features/calendar/client/app.ts'
import { chatApp } from '../features/chat/client/app.ts'
import { contactsApp } from '../features/contacts/client/app.ts'
import { deskApps } from '../features/desk/client/app.ts'
import { mailApp } from '../features/mail/client/app.ts'
import { notesApp } from '../features/notes/client/app.ts'
import { quickPanelApp } from '../features/quick-panel/client/app.ts'
import { scrumboardApp } from '../features/scrumboard/client/app.ts'
import { todoApp } from '../features/todo/client/app.ts'
import type { AppEntry } from '../shell/app-entry.ts'

/** Every app of the workspace, in the order of the menu. */
export const apps: readonly AppEntry[] = [
  calendarApp,
  mailApp,
  todoApp,
  contactsApp,
  chatApp,
  scrumboardApp,
  notesApp,
  quickPanelApp,
  ...accountApps,
  ...deskApps,
]
