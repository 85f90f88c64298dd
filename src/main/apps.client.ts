import { academyApp } from '../features/academy/client/app.ts'
import { accountApps } from '../features/accounts/client/app.ts'
import { analyticsDashboardApp } from '../features/analytics-dashboard/client/app.ts'
import { calendarApp } from '../features/calendar/client/app.ts'
import { chatApp } from '../features/chat/client/app.ts'
import { contactsApp } from '../features/contacts/client/app.ts'
import { deskApps } from '../features/desk/client/app.ts'
import { eCommerceApp } from '../features/e-commerce/client/app.ts'
import { fileManagerApp } from '../features/file-manager/client/app.ts'
import { iconsApp } from '../features/icons/client/app.ts'
import { homeApp } from '../features/home/client/app.ts'
import { helpApps } from '../features/help/client/app.ts'
import { invoiceApp } from '../features/invoice/client/app.ts'
import { mailApp } from '../features/mail/client/app.ts'
import { notesApp } from '../features/notes/client/app.ts'
import { notificationsApp } from '../features/notifications/client/app.ts'
import { profileApp } from '../features/profile/client/app.ts'
import { projectDashboardApp } from '../features/project-dashboard/client/app.ts'
import { quickPanelApp } from '../features/quick-panel/client/app.ts'
import { scrumboardApp } from '../features/scrumboard/client/app.ts'
import { searchApp } from '../features/search/client/app.ts'
import { todoApp } from '../features/todo/client/app.ts'
import type { AppEntry } from '../shell/app-entry.ts'

/** Every app of the workspace, in the order of the menu. */
export const apps: readonly AppEntry[] = [
  homeApp,
  analyticsDashboardApp,
  projectDashboardApp,
  calendarApp,
  eCommerceApp,
  academyApp,
  mailApp,
  todoApp,
  fileManagerApp,
  contactsApp,
  chatApp,
  scrumboardApp,
  notesApp,
  quickPanelApp,
  invoiceApp,
  iconsApp,
  ...helpApps,
  profileApp,
  notificationsApp,
  searchApp,
  ...accountApps,
  ...deskApps,
]
