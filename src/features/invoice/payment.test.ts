import { describe, expect, it } from 'vitest'
import { anInvoice } from '../../../scripts/testing/an-invoice.ts'
import { mismatchesIn } from './mismatches.ts'
import { isSwissIban, paymentOf, referenceOf } from './payment.ts'
import { postalAddress } from './postal-address.ts'

describe('an address in its pieces', () => {
  it.each([
    ['Seestrasse 12a\n8002 Zürich', { street: 'Seestrasse', houseNumber: '12a', zip: '8002', town: 'Zürich', country: 'CH' }],
    ['Seestrasse 12, 8002 Zürich', { street: 'Seestrasse', houseNumber: '12', zip: '8002', town: 'Zürich', country: 'CH' }],
    ['3. Stock\nAm Rhein 4/6\nCH-4051 Basel', { street: 'Am Rhein', houseNumber: '4/6', zip: '4051', town: 'Basel', country: 'CH' }],
    ['Hof Rüti\n9490 Vaduz\nLiechtenstein', { street: 'Hof Rüti', houseNumber: '', zip: '9490', town: 'Vaduz', country: 'LI' }],
    ['8000 Zürich', { street: '', houseNumber: '', zip: '8000', town: 'Zürich', country: 'CH' }],
    ['Ringstrasse 1\n79098 Freiburg', { street: 'Ringstrasse', houseNumber: '1', zip: '79098', town: 'Freiburg', country: 'DE' }],
  ])('%j', (text, pieces) => {
    expect(postalAddress(text)).toEqual(pieces)
  })

  it.each(['', 'Zürich', 'Seestrasse 12'])('cannot be told of %j', (text) => {
    expect(postalAddress(text)).toBeUndefined()
  })
})

describe('where to pay to', () => {
  it.each([
    ['CH93 0076 2011 6238 5295 7', true],
    ['ch9300762011623852957', true],
    ['CH93 0076 2011 6238 5295 8', false],
    ['DE89 3704 0044 0532 0130 00', false],
    ['', false],
  ])('%j is an account here: %j', (iban, isOne) => {
    expect(isSwissIban(iban)).toBe(isOne)
  })

  it.each([
    ['no-iban', { iban: ' ' }],
    ['wrong-iban', { iban: 'CH93 0076 2011 6238 5295 8' }],
    ['no-amount', { total: 0 }],
    ['no-sender-address', { from: { ...anInvoice().from, address: '' } }],
    ['unsuitable', { from: { ...anInvoice().from, title: 'x'.repeat(71) } }],
    ['unsuitable', { from: { ...anInvoice().from, title: 'Кафе' } }],
  ])('says why there is none: %s', (reason, change) => {
    expect(paymentOf(anInvoice(change))).toEqual({ reason })
  })

  it('leaves open who pays where the address cannot be read', () => {
    const found = paymentOf(anInvoice({ client: { ...anInvoice().client, address: 'unterwegs' } }))

    expect('payment' in found && found.payment.debtor).toBeUndefined()
  })

  it('has the check digits that the standards ask for', () => {
    expect(referenceOf({ iban: 'CH93 0076 2011 6238 5295 7', number: 'P9-0004', referenceStart: '' })).toBe('RF09P90004')
    expect(referenceOf({ iban: 'CH44 3199 9123 0008 8901 2', number: 'P9-0004', referenceStart: '210000' })).toBe(
      '210000000000000000000900044',
    )
  })
})

describe('sums that do not follow', () => {
  it('are none where all is well', () => {
    expect(mismatchesIn(anInvoice({ discount: 12.5 }))).toEqual([])
    expect(mismatchesIn(anInvoice({ discountPercent: 7.5, isToCoin: true, discount: 529.88 }))).toEqual([])
  })

  it.each([
    ['subtotal', { subtotal: 7000, tax: 560, total: 7560 }, 7065],
    ['tax', { tax: 500, total: 7565 }, 565.2],
    ['total', { total: 1 }, 7630.2],
  ])('tell one fault once: %s', (field, change, counted) => {
    expect(mismatchesIn({ ...anInvoice(), ...change })).toEqual([{ field, stored: change[field as 'total'], counted }])
  })

  it('name the line', () => {
    const invoice = anInvoice()
    const [first, ...rest] = invoice.services
    if (!first) throw new Error('an invoice has lines')

    expect(mismatchesIn({ ...invoice, services: [{ ...first, total: 2600 }, ...rest], subtotal: 7055, tax: 564.4, total: 7619.4 })).toEqual(
      [{ field: 'line', title: 'Design', stored: 2600, counted: 2610 }],
    )
  })
})
