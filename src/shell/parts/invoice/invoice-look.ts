export type InvoiceForm = 'modern' | 'compact'
/** What is invoiced: work, or things of a shop. */
export type InvoiceSubject = 'services' | 'products'
