import {
  BookOpen,
  BookUser,
  CalendarDays,
  CircleQuestionMark,
  CircleUserRound,
  FolderOpen,
  GraduationCap,
  ListChecks,
  Mail,
  MessageCircle,
  Newspaper,
  Package,
  Receipt,
  ShoppingCart,
  SquareKanban,
  StickyNote,
  type LucideIcon,
} from 'lucide-react'
import type { Words } from '../../../shell/workspace/words.ts'
import type { Kind } from '../kinds.ts'

type KindLook = { readonly title: Words; readonly icon: LucideIcon }

/** What each kind is called and looks like: as its app in the menu. */
export const kindLooks: Readonly<Record<Kind, KindLook>> = {
  mail: { title: { en: 'Mail', de: 'Mail' }, icon: Mail },
  calendar: { title: { en: 'Calendar', de: 'Kalender' }, icon: CalendarDays },
  todo: { title: { en: 'To-do', de: 'Aufgaben' }, icon: ListChecks },
  contacts: { title: { en: 'Contacts', de: 'Kontakte' }, icon: BookUser },
  people: { title: { en: 'People', de: 'Personen' }, icon: CircleUserRound },
  notes: { title: { en: 'Notes', de: 'Notizen' }, icon: StickyNote },
  boards: { title: { en: 'Boards', de: 'Tafeln' }, icon: SquareKanban },
  chat: { title: { en: 'Chat', de: 'Chat' }, icon: MessageCircle },
  files: { title: { en: 'Files', de: 'Dateien' }, icon: FolderOpen },
  products: { title: { en: 'Products', de: 'Produkte' }, icon: Package },
  orders: { title: { en: 'Orders', de: 'Bestellungen' }, icon: ShoppingCart },
  invoices: { title: { en: 'Invoices', de: 'Rechnungen' }, icon: Receipt },
  academy: { title: { en: 'Academy', de: 'Akademie' }, icon: GraduationCap },
  faq: { title: { en: 'FAQ', de: 'Häufige Fragen' }, icon: CircleQuestionMark },
  'knowledge-base': { title: { en: 'Knowledge base', de: 'Wissensdatenbank' }, icon: BookOpen },
  posts: { title: { en: 'Posts', de: 'Beiträge' }, icon: Newspaper },
}
