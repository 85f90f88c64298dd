import { academyData } from '../features/academy/server/account-data.ts'
import { calendarData } from '../features/calendar/server/account-data.ts'
import { chatData } from '../features/chat/server/account-data.ts'
import { contactsData } from '../features/contacts/server/account-data.ts'
import { eCommerceData } from '../features/e-commerce/server/account-data.ts'
import { filesData } from '../features/file-manager/server/account-data.ts'
import { helpData } from '../features/help/server/account-data.ts'
import { homeData } from '../features/home/server/account-data.ts'
import { invoiceData } from '../features/invoice/server/account-data.ts'
import { mailData } from '../features/mail/server/account-data.ts'
import { notesData } from '../features/notes/server/account-data.ts'
import { notificationData } from '../features/notifications/server/account-data.ts'
import { profileData } from '../features/profile/server/account-data.ts'
import { projectData } from '../features/project-dashboard/server/account-data.ts'
import { scrumboardData } from '../features/scrumboard/server/account-data.ts'
import { searchData } from '../features/search/server/account-data.ts'
import { todoData } from '../features/todo/server/account-data.ts'
import type { AccountData } from '../platform/account-data.ts'
import type { Config } from '../platform/config.ts'
import { fileData } from '../platform/files.ts'
import { createObjectStore } from '../platform/object-store.ts'

/** What every app keeps of an account, for its export and its deletion. */
export function accountData(config: Config): readonly AccountData[] {
  return [
    fileData,
    mailData,
    calendarData,
    todoData,
    contactsData,
    notesData,
    chatData,
    scrumboardData,
    projectData,
    filesData(createObjectStore(config)),
    profileData,
    invoiceData,
    eCommerceData,
    helpData,
    academyData,
    searchData,
    homeData,
    notificationData,
  ]
}
