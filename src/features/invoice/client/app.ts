import { Receipt } from 'lucide-react'
import type { AppEntry } from '../../../shell/app-entry.ts'

const loadList = () => import('./invoices-page.tsx')
const loadInvoice = () => import('./invoice-page.tsx')
const loadEdit = () => import('./edit-page.tsx')

export const invoiceApp: AppEntry = {
  id: 'invoice',
  title: { en: 'Invoices', de: 'Rechnungen' },
  icon: Receipt,
  path: '/pages/invoices',
  access: 'signed-in',
  group: 'pages',
  shape: 'table',
  keywords: 'invoice bill qr rechnung faktura',
  goKey: 'r',
  entries: [
    { id: 'invoice-modern', title: { en: 'Modern', de: 'Modern' }, path: '/pages/invoices/modern' },
    { id: 'invoice-compact', title: { en: 'Compact', de: 'Kompakt' }, path: '/pages/invoices/compact' },
  ],
  pages: [
    { path: '', load: loadList },
    { path: '/modern', load: loadInvoice },
    { path: '/modern/:id', load: loadInvoice },
    { path: '/compact', load: loadInvoice },
    { path: '/compact/:id', load: loadInvoice },
    { path: '/new', load: loadEdit },
    { path: '/edit/:id', load: loadEdit },
  ],
}
