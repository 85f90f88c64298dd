import type { QueryKey } from '../../kit/query-language.ts'
import type { Meanings } from '../../kit/search-words.ts'

/** What search finds, in the order in which choices show it. */
export const kinds = [
  'mail',
  'calendar',
  'todo',
  'contacts',
  'people',
  'notes',
  'boards',
  'chat',
  'files',
  'products',
  'orders',
  'invoices',
  'academy',
  'faq',
  'knowledge-base',
  'posts',
] as const
export type Kind = (typeof kinds)[number]

/** What a search may ask for by name; the second name of a key is German. */
export const searchKeys = [
  { id: 'in', names: ['in', 'in', 'app'] },
  { id: 'before', names: ['before', 'vor'] },
  { id: 'after', names: ['after', 'nach'] },
] as const satisfies readonly QueryKey[]

/** What may stand behind `in:`. */
export const kindWords = {
  mail: { en: ['mail', 'mails', 'email'], de: ['mail', 'post', 'e-mail'] },
  calendar: { en: ['calendar', 'events', 'event'], de: ['kalender', 'termine', 'termin'] },
  todo: { en: ['todo', 'to-do', 'tasks', 'task'], de: ['aufgaben', 'aufgabe'] },
  contacts: { en: ['contacts', 'contact'], de: ['kontakte', 'kontakt'] },
  people: { en: ['people', 'team', 'members'], de: ['personen', 'leute', 'mitglieder'] },
  notes: { en: ['notes', 'note'], de: ['notizen', 'notiz'] },
  boards: { en: ['boards', 'board', 'cards', 'card', 'scrumboard'], de: ['tafeln', 'tafel', 'karten', 'karte'] },
  chat: { en: ['chat', 'messages', 'message'], de: ['chat', 'nachrichten', 'nachricht'] },
  files: { en: ['files', 'file', 'file-manager'], de: ['dateien', 'datei'] },
  products: { en: ['products', 'product'], de: ['produkte', 'produkt'] },
  orders: { en: ['orders', 'order'], de: ['bestellungen', 'bestellung'] },
  invoices: { en: ['invoices', 'invoice'], de: ['rechnungen', 'rechnung'] },
  academy: { en: ['academy', 'courses', 'course'], de: ['akademie', 'kurse', 'kurs'] },
  faq: { en: ['faq', 'questions'], de: ['fragen'] },
  'knowledge-base': { en: ['knowledge-base', 'knowledge', 'articles'], de: ['wissensdatenbank', 'wissen', 'artikel'] },
  posts: { en: ['posts', 'post'], de: ['beiträge', 'beitrag'] },
} as const satisfies Meanings & Readonly<Record<Kind, unknown>>
