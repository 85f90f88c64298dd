import type { LucideIcon } from 'lucide-react'
import type { ComponentType, FunctionComponent } from 'react'
import type { NoticeKind, NoticeSource } from '../kit/notice-kinds.ts'
import type { Words } from './workspace/words.ts'

/** Where somebody begins who has just signed in. */
export const homePath = '/apps/home'

/** Who sees an app: everybody, only those who are not signed in, or whoever has the role. An admin may do what staff may. */
export type AppAccess = 'public' | 'guest' | 'signed-in' | 'staff' | 'admin'

/** What the workspace knows about an app: data and lazy pages, so that it never has to know the feature behind it. */
export type AppEntry = {
  /** The word in its address and the name of its tables. */
  readonly id: string
  /** The name of its tables, where it is another word. */
  readonly tables?: string
  readonly title: Words
  readonly icon: LucideIcon
  /** Where the menu leads. */
  readonly path: string
  readonly access: AppAccess
  readonly group: AppGroup
  readonly pages: readonly AppPage[]
  /** What its pages look like from afar, shown while one is fetched; `text` unless said otherwise. */
  readonly shape?: PageShape
  /** Entries below it in the menu, for an app with several places to go. */
  readonly entries?: readonly AppLink[]
  /** Further words by which palette and search find it, in any language. */
  readonly keywords?: string
  /** Pressed after `g` it leads here. */
  readonly goKey?: string
  /**
   * What stays beside every page a little after the start and shows nothing itself: counts what waits (`useBadge`),
   * offers what can be done from anywhere (`useCommands`), tells of what happens meanwhile (`useNotify`).
   */
  readonly loadCompanion?: () => Promise<{ readonly Companion: ComponentType }>
  /** What fills the «Team Chat» panel; the chat app brings it. */
  readonly loadChatPanel?: () => Promise<{ readonly Panel: ComponentType<ChatPanelProps> }>
  /** Sections of the quick panel that this app fills. */
  readonly quickSections?: Readonly<Partial<Record<'events' | 'notes', () => Promise<{ readonly Section: ComponentType }>>>>
  /** The button that changes the picture of whoever is signed in, at the corner of that picture; the profile app brings it. */
  readonly loadPictureButton?: () => Promise<{ readonly PictureButton: ComponentType }>
  /** A card on the home page: what the app has for somebody's day. */
  readonly loadHomeCard?: () => Promise<{ readonly Card: ComponentType }>
  /** Something to do on the first day. Whether it is done says the server, by an offer of the app. */
  readonly firstStep?: FirstStep
  /** Takes in what people have elsewhere: where that begins, and from which files. */
  readonly importer?: { readonly path: string; readonly files: string }
  /** The bell of the toolbar; the notifications app brings it. */
  readonly loadBell?: () => Promise<{ readonly Bell: ComponentType }>
  /** What the notifications that this app sends say, with {by}, {subject} and {when}. */
  readonly loadNotificationTexts?: () => Promise<{ readonly sentences: readonly NotificationSentence[] }>
  /** Finds things of all apps, and people; the search app brings it. */
  readonly loadFinder?: () => Promise<{ readonly find: Find; readonly findPeople: Find }>
  /** `bare`: the page stands alone, without navbar, toolbar, footer and side panels. */
  readonly frame?: 'bare'
  /** Reached in other ways than the menu, e.g. from the user menu. */
  readonly isHidden?: true
  /** Only where the server says so. */
  readonly isForDevelopment?: true
}

export type NotificationSentence = { readonly kind: NoticeKind; readonly source: NoticeSource; readonly text: Words }

/** The panel is a frame: who is chosen is kept by the frame, because closing clears it. */
export type ChatPanelProps = {
  readonly contactId: string | undefined
  /** Opens the panel too; without somebody its list of people. */
  readonly choose: (contactId: string | undefined) => void
}

export type FirstStep = {
  readonly title: Words
  readonly icon: LucideIcon
  /** Where it is done, or the command that does it. */
  readonly goal: { readonly path: string } | { readonly command: string }
  /** Left out for those who may not do it. */
  readonly access?: AppAccess
}

/** At most ten that fit what was typed, the best first. */
export type Find = (typed: string, signal: AbortSignal) => Promise<readonly FoundThing[]>

/** Something in one of the apps, and where it is. */
export type FoundThing = {
  readonly id: string
  readonly title: string
  readonly path: string
  /** What it is, e.g. «Mail». */
  readonly kind: Words
  readonly icon: LucideIcon
  /** What to mark in its title. */
  readonly marks: readonly string[]
  /** What its page is told besides, and no address holds. */
  readonly state?: unknown
}

export type AppGroup = 'applications' | 'pages' | 'interface'

/** A list beside its detail, a table, columns of cards, a month, tiles, or a page to read. */
export type PageShape = 'list' | 'table' | 'board' | 'calendar' | 'tiles' | 'text'

/** A pattern below the path of the app (`''`, `/:boardId`), and the page fetched when somebody goes there. Patterns with the same `load` are one page. */
type AppPage = {
  readonly path: string
  readonly load: (apps: readonly AppEntry[]) => Promise<{ readonly Page: FunctionComponent }>
}

export type AppLink = { readonly id: string; readonly title: Words; readonly path: string; readonly access?: AppAccess }
