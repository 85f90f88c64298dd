import { sumsOf, totalOf, type Service } from '../../src/kit/invoice-sheet.ts'
import type { Invoice } from '../../src/features/invoice/invoice.ts'

export function aService(change: Partial<Service> = {}): Service {
  const service = {
    id: crypto.randomUUID(),
    title: 'Design',
    detail: 'Two drafts and one round of corrections',
    unit: 'Hour',
    unitPrice: 145,
    quantity: 18,
    total: 0,
    ...change,
  }
  return { ...service, total: change.total ?? totalOf(service) }
}

/** An invoice whose sums follow from its lines, unless the change says otherwise. */
export function anInvoice(change: Partial<Invoice> = {}): Invoice {
  const rules = { taxRate: 8, discount: 0, discountPercent: null, isToCoin: false, ...change }
  const services = change.services ?? [aService(), aService({ title: 'Coding', unitPrice: 165, quantity: 27 })]
  return {
    id: crypto.randomUUID(),
    from: {
      title: 'Atelier Lindenhof GmbH',
      address: 'Lindenweg 14\n8400 Winterthur',
      phone: '052 000 14 14',
      email: 'rechnungen@lindenhof.example',
      website: 'lindenhof.example',
    },
    client: {
      title: 'Bäckerei Zürcher & Söhne AG',
      address: 'Obere Bahnhofstrasse 21\n8910 Affoltern am Albis',
      phone: '043 000 77 10',
      email: 'b@zuercher.example',
    },
    number: 'P9-0004',
    date: '2026-03-05',
    dueDate: '2026-03-20',
    subject: 'services',
    iban: 'CH93 0076 2011 6238 5295 7',
    referenceStart: '',
    taxNumber: '',
    orderId: null,
    status: 'open',
    paidOn: null,
    mismatches: [],
    removed: null,
    version: 1,
    ...rules,
    services,
    ...sumsOf(services, rules),
    ...change,
  }
}
