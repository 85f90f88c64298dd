import { academyRoutes } from '../features/academy/server/routes.ts'
import {
  colleaguesAmong,
  findColleagues,
  hasChosenLook,
  hasInvited,
  hasPicture,
  listColleagues,
  listMembers,
  readSelf,
} from '../features/accounts/server/offers.ts'
import { createAccounts } from '../features/accounts/server/routes.ts'
import { addedEvents, eventsBetween, upcomingEvents } from '../features/calendar/server/offers.ts'
import { calendarRoutes } from '../features/calendar/server/routes.ts'
import { readPresence } from '../features/chat/server/offers.ts'
import { chatRoutes } from '../features/chat/server/routes.ts'
import { publicFigures, readWaiting, watchFigures } from '../features/desk/server/offers.ts'
import { createDesk } from '../features/desk/server/routes.ts'
import { contactsLike, findContactAddresses, groupsOf, hasOwnContact } from '../features/contacts/server/offers.ts'
import { contactRoutes } from '../features/contacts/server/routes.ts'
import { findCases, findRequests, officeRules, readCaseHistory, readSteps, tallyFeedback } from '../features/extension/server/offers.ts'
import { createExtension, type Extension, type PlainAnswers } from '../features/extension/server/routes.ts'
import { mailRoutes } from '../features/mail/server/routes.ts'
import { firstNotes, writtenNotes } from '../features/notes/server/offers.ts'
import { notesRoutes } from '../features/notes/server/routes.ts'
import { notices } from '../features/notifications/server/offers.ts'
import { notificationRoutes } from '../features/notifications/server/routes.ts'
import { quickPanelRoutes } from '../features/quick-panel/server/routes.ts'
import { boardsOf, cardComments, cardWork, doneCards, listBoardNames, listGuests } from '../features/scrumboard/server/offers.ts'
import { scrumboardRoutes } from '../features/scrumboard/server/routes.ts'
import { createStatus, statusRoutes } from '../features/status/server/routes.ts'
import { analyticsRoutes } from '../features/analytics-dashboard/server/routes.ts'
import { newOrders, readOrderForInvoice, shopFigures } from '../features/e-commerce/server/offers.ts'
import { eCommerceRoutes } from '../features/e-commerce/server/routes.ts'
import { addedFiles } from '../features/file-manager/server/offers.ts'
import { fileManagerRoutes } from '../features/file-manager/server/routes.ts'
import { homeRoutes } from '../features/home/server/routes.ts'
import { iconRoutes } from '../features/icons/server/routes.ts'
import { helpRoutes } from '../features/help/server/routes.ts'
import { invoiceRoutes } from '../features/invoice/server/routes.ts'
import { profileRoutes } from '../features/profile/server/routes.ts'
import { searchRoutes } from '../features/search/server/routes.ts'
import { projectRoutes } from '../features/project-dashboard/server/routes.ts'
import { doneTodos, hasOwnTodo, todoWork } from '../features/todo/server/offers.ts'
import { todoRoutes } from '../features/todo/server/routes.ts'
import type { Pool } from 'pg'
import { academySample } from '../../db/samples/academy.ts'
import { calendarSample } from '../../db/samples/calendar.ts'
import { chatSample } from '../../db/samples/chat.ts'
import { contactsSample } from '../../db/samples/contacts.ts'
import { eCommerceSample } from '../../db/samples/e-commerce.ts'
import { fileManagerSample } from '../../db/samples/file-manager.ts'
import { helpSample } from '../../db/samples/help.ts'
import { invoiceSample } from '../../db/samples/invoice.ts'
import { mailSample } from '../../db/samples/mail.ts'
import { notesSample } from '../../db/samples/notes.ts'
import { activitySample } from '../../db/samples/profile.ts'
import { projectDashboardSample } from '../../db/samples/project-dashboard.ts'
import { scrumboardSample } from '../../db/samples/scrumboard.ts'
import { todoSample } from '../../db/samples/todo.ts'
import type { Identify, IdentifyOfficer } from '../platform/access.ts'
import type { Canton } from '../platform/canton.ts'
import type { Config } from '../platform/config.ts'
import { sendsMail } from '../platform/config-mail.ts'
import { connect } from '../platform/database.ts'
import { fileRoutes } from '../platform/file-routes.ts'
import type { Health } from '../platform/health.ts'
import type { Route } from '../platform/http.ts'
import type { Lanes } from '../platform/lanes.ts'
import type { Log } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics.ts'
import { createObjectStore } from '../platform/object-store.ts'
import { createOfficeNameCheck, type IsOfficeName } from '../platform/office-name.ts'
import { connectPipelined, type Pipelines } from '../platform/pipelines.ts'
import type { Sample } from '../platform/sample.ts'
import { accountData } from './account-data.ts'

type Needs = {
  readonly pool: Pool
  readonly pipelines: Pipelines
  readonly lanes: Lanes
  readonly canton: Canton
  readonly config: Config
  readonly health: Health
  readonly log: Log
  readonly metrics: Metrics
  readonly version: string
  readonly clock: () => Date
  /** Replaced by tests that prove what holds without it. */
  readonly isOfficeName?: IsOfficeName
  /** Replaced by tests that look at how a workspace is filled. */
  readonly samples?: readonly Sample[]
}
type Features = {
  readonly routes: readonly Route[]
  readonly identify: Identify
  readonly identifyOfficer: IdentifyOfficer
  readonly answers: PlainAnswers
  readonly closing: Extension['closing']
  readonly mails: Extension['mails']
  readonly steps: Extension['steps']
  /** How the service is, for the page that says so without script. */
  readonly status: () => Promise<unknown>
  readonly begin: () => Promise<void>
  /** Tells what is only known in this process, before it stops. */
  readonly end: () => Promise<void>
}

/** What each app puts into a new workspace, in the order of the menu. */
export const workspaceSamples: readonly Sample[] = [
  calendarSample,
  mailSample,
  todoSample,
  contactsSample,
  chatSample,
  scrumboardSample,
  notesSample,
  projectDashboardSample,
  fileManagerSample,
  eCommerceSample,
  invoiceSample,
  helpSample,
  academySample,
  // After the others: it spreads what they brought over the last days.
  activitySample,
]

/** The table of contents of the server half: every feature, once. */
export function createFeatures(needs: Needs): Features {
  const { pool, pipelines, lanes, canton, config, health, log, metrics, version, clock, samples = workspaceSamples } = needs
  const { isOfficeName = createOfficeNameCheck(canton.site) } = needs
  const accounts = createAccounts({
    db: connect(pool),
    quick: connectPipelined(pipelines),
    config,
    clock,
    samples,
    isOfficeName,
    data: accountData(config),
    notices,
  })
  const finders = { cases: findCases, requests: findRequests, history: readCaseHistory }
  const desk = createDesk({
    db: connectPipelined(pipelines),
    work: connect(pool),
    canton: canton.id,
    finders,
    visits: { steps: readSteps, feedback: tallyFeedback },
    rules: officeRules(canton),
    config,
  })
  const given = { lanes, canton, config, log, metrics }
  const extension = createExtension({ ...given, db: connectPipelined(pipelines), work: connect(pool), onAnswered: desk.tally.add })
  watchFigures({ metrics, read: () => readWaiting(connectPipelined(pipelines), config.CANTON) })
  const figures = () => publicFigures(connectPipelined(pipelines), config.CANTON)
  const status = createStatus({ health, version, closed: extension.closing.texts, figures })
  return {
    routes: [
      ...extension.routes,
      ...statusRoutes(status),
      ...accounts.routes,
      ...desk.routes,
      ...fileRoutes(connect(pool)),
      ...appRoutes(pool, { config, canton, isOfficeName }),
      ...gatheringRoutes(pool),
    ],
    identify: accounts.identify,
    identifyOfficer: desk.identifyOfficer,
    answers: extension.answers,
    closing: extension.closing,
    mails: extension.mails,
    steps: extension.steps,
    status,
    begin: extension.begin,
    end: async () => void (await Promise.all([desk.tally.flush(), extension.steps.flush()])),
  }
}

type AppDeps = Pick<Needs, 'config' | 'canton'> & { readonly isOfficeName: IsOfficeName }

/** Apps with rows of their own. */
function appRoutes(pool: Pool, { config, canton, isOfficeName }: AppDeps): readonly Route[] {
  return [
    ...mailRoutes({ db: connect(pool), config, ...peopleToWriteTo, self: readSelf, isOfficeName, notices }),
    ...todoRoutes(connect(pool)),
    ...contactRoutes(connect(pool), readSelf),
    ...notesRoutes(connect(pool)),
    ...calendarRoutes({ db: connect(pool), canton }),
    ...chatRoutes({ db: connect(pool), members: listMembers, notices }),
    ...scrumboardRoutes({ db: connect(pool), members: listMembers, notices }),
    ...notificationRoutes({ db: connect(pool), sendsMail: sendsMail(config), self: readSelf }),
    ...analyticsRoutes({ db: connect(pool), shop: shopFigures }),
    ...eCommerceRoutes({ db: connect(pool), self: readSelf }),
    ...fileManagerRoutes({
      db: connect(pool),
      store: createObjectStore(config),
      self: readSelf,
      quota: config.FILES_QUOTA_GB * 1e9,
    }),
    ...iconRoutes(),
    ...invoiceRoutes({ db: connect(pool), orders: readOrderForInvoice }),
    ...helpRoutes({ db: connect(pool), self: readSelf }),
    ...academyRoutes(connect(pool)),
  ]
}

const peopleToWriteTo = { addresses: [findContactAddresses, findColleagues], colleagues: colleaguesAmong }

/** Apps that show what others have; the others do not know them. */
function gatheringRoutes(pool: Pool): readonly Route[] {
  return [
    ...projectRoutes({
      db: connect(pool),
      projects: listBoardNames,
      todos: todoWork,
      cards: cardWork,
      events: eventsBetween,
      colleagues: listColleagues,
      guests: listGuests,
      known: contactsLike,
      presence: readPresence,
    }),
    ...profileRoutes({
      db: connect(pool),
      colleagues: listColleagues,
      boards: boardsOf,
      groups: groupsOf,
      activities: [doneTodos, doneCards, cardComments, addedFiles, writtenNotes, addedEvents],
      events: [newOrders],
      notices,
    }),
    ...homeRoutes({
      db: connect(pool),
      // By the id of the app whose face offers the step.
      steps: { profile: hasPicture, todo: hasOwnTodo, contacts: hasOwnContact, team: hasInvited, home: hasChosenLook },
    }),
    ...searchRoutes(connect(pool)),
    ...quickPanelRoutes({ db: connect(pool), events: upcomingEvents, notes: firstNotes }),
  ]
}
