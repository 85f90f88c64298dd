import type { ComponentType } from 'react'
import type { Words } from '../../../shell/workspace/words.ts'

/** One shared part and the sheet that shows its states. */
export type PartEntry = {
  readonly id: string
  readonly title: Words
  readonly load: () => Promise<{ readonly Sheet: ComponentType }>
}

/** Every shared part, by name. */
export const parts: readonly PartEntry[] = [
  {
    id: 'avatars',
    title: { en: 'Avatars, badges, labels', de: 'Avatare, Plaketten, Etiketten' },
    load: () => import('./sheets/avatars-sheet.tsx'),
  },
  { id: 'commands', title: { en: 'Commands and keys', de: 'Befehle und Tasten' }, load: () => import('./sheets/commands-sheet.tsx') },
  { id: 'dialog', title: { en: 'Dialogs and menus', de: 'Dialoge und Menüs' }, load: () => import('./sheets/dialog-sheet.tsx') },
  { id: 'layouts', title: { en: 'Layouts', de: 'Anordnungen' }, load: () => import('./sheets/layouts-sheet.tsx') },
  { id: 'drag', title: { en: 'Moving things', de: 'Verschieben' }, load: () => import('./sheets/drag-sheet.tsx') },
  { id: 'settings', title: { en: 'Settings', de: 'Einstellungen' }, load: () => import('./sheets/settings-sheet.tsx') },
  {
    id: 'states',
    title: { en: 'Errors, offline, versions', de: 'Fehler, offline, Versionen' },
    load: () => import('./sheets/states-sheet.tsx'),
  },
  { id: 'themes', title: { en: 'Themes and tones', de: 'Farben und Töne' }, load: () => import('./sheets/themes-sheet.tsx') },
  { id: 'form', title: { en: 'Forms', de: 'Formulare' }, load: () => import('./sheets/form-sheet.tsx') },
  { id: 'notices', title: { en: 'Messages', de: 'Meldungen' }, load: () => import('./sheets/notices-sheet.tsx') },
  { id: 'user-menu', title: { en: 'User menu', de: 'Benutzermenü' }, load: () => import('./sheets/user-menu-sheet.tsx') },
  { id: 'charts', title: { en: 'Charts', de: 'Diagramme' }, load: () => import('./sheets/charts-sheet.tsx') },
  { id: 'table', title: { en: 'Tables and filters', de: 'Tabellen und Filter' }, load: () => import('./sheets/table-sheet.tsx') },
  { id: 'list-detail', title: { en: 'List and detail', de: 'Liste und Detail' }, load: () => import('./sheets/list-detail-sheet.tsx') },
  {
    id: 'states-data',
    title: { en: 'Empty, loading, failed', de: 'Leer, lädt, gescheitert' },
    load: () => import('./sheets/states-data-sheet.tsx'),
  },
  { id: 'confirm', title: { en: 'Questions', de: 'Rückfragen' }, load: () => import('./sheets/confirm-sheet.tsx') },
  { id: 'save-bar', title: { en: 'Saving', de: 'Speichern' }, load: () => import('./sheets/save-bar-sheet.tsx') },
  { id: 'rich-text', title: { en: 'Rich text', de: 'Formatierter Text' }, load: () => import('./sheets/rich-text-sheet.tsx') },
  { id: 'safe-html', title: { en: 'Foreign HTML', de: 'Fremdes HTML' }, load: () => import('./sheets/safe-html-sheet.tsx') },
  { id: 'media', title: { en: 'Media viewer and attachments', de: 'Medien und Anhänge' }, load: () => import('./sheets/media-sheet.tsx') },
  { id: 'formats', title: { en: 'Dates and numbers', de: 'Daten und Zahlen' }, load: () => import('./sheets/formats-sheet.tsx') },
  { id: 'query', title: { en: 'Search text', de: 'Suchtext' }, load: () => import('./sheets/query-sheet.tsx') },
  { id: 'transfer', title: { en: 'Import and export', de: 'Import und Export' }, load: () => import('./sheets/transfer-sheet.tsx') },
]
