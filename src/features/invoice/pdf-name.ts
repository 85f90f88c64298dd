import type { Invoice } from './invoice.ts'

/** As the file is called everywhere: `Rechnung_P9-0004.pdf`. */
export function pdfName({ number }: Pick<Invoice, 'number'>): string {
  return `Rechnung_${number.replaceAll(/[^\w.-]+/g, '-')}.pdf`
}
