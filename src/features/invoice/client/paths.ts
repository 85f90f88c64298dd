import type { InvoiceForm } from '../../../shell/parts/invoice/invoice-look.ts'

export const invoicesPath = '/pages/invoices'
export const invoicePath = (form: InvoiceForm, id: string): string => `${invoicesPath}/${form}/${id}`
export const editPath = (id: string): string => `${invoicesPath}/edit/${id}`
export const newPath = `${invoicesPath}/new`

const idShape = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** What the last part of an address names: an id, nothing, or something that leads nowhere. */
export function idIn(path: string): { readonly form: InvoiceForm; readonly id: string | undefined } | 'wrong' {
  const [place, id] = path.slice(invoicesPath.length).split('/').filter(Boolean)
  if (id !== undefined && !idShape.test(id)) return 'wrong'
  return { form: place === 'compact' ? 'compact' : 'modern', id }
}
