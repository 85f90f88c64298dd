/** An app with a word of its sample data that its first page shows. */
export type FirstContent = { readonly path: string; readonly content: string }

export const firstContents: readonly FirstContent[] = [
  { path: '/apps/mail', content: 'Closing of the Sonnenhof cooperative' },
  { path: '/apps/todo', content: 'Call Mrs Keller about the missing wage statement' },
  { path: '/apps/calendar', content: 'Team meeting' },
  { path: '/apps/contacts', content: 'Ammann Gartenbau' },
  { path: '/apps/chat', content: 'Mira Keller' },
  { path: '/apps/scrumboard/boards', content: 'Client Portal' },
  { path: '/apps/notes', content: 'Before the returns go out' },
  { path: '/apps/file-manager', content: 'Read me first.md' },
  { path: '/apps/e-commerce/products', content: 'CHF' },
  { path: '/apps/e-commerce/orders', content: 'CHF' },
  { path: '/pages/invoices', content: 'Galerie am Brühl' },
  { path: '/apps/academy/courses', content: 'A first screen with Compose' },
  { path: '/apps/dashboards/analytics', content: 'CHF' },
  { path: '/apps/dashboards/project', content: 'Client Portal' },
  { path: '/pages/profile', content: 'Anna Muster' },
  { path: '/pages/faq', content: 'Getting started' },
  { path: '/pages/knowledge-base', content: 'Item Support' },
]
