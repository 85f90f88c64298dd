import { calculateQRReferenceChecksum, calculateSCORReferenceChecksum, isIBANValid, isQRIBAN } from 'swissqrbill/utils'
import type { Data } from 'swissqrbill/types'
import type { Invoice } from './invoice.ts'
import { postalAddress } from './postal-address.ts'

/** Why an invoice has no payment part. */
export type NoPayment = 'no-iban' | 'wrong-iban' | 'no-sender-address' | 'unsuitable' | 'no-amount'
type Payable = Pick<Invoice, 'from' | 'client' | 'number' | 'total' | 'iban' | 'referenceStart'>

/** What the Swiss payment part says, or why there can be none. */
export function paymentOf(invoice: Payable): { readonly payment: Data } | { readonly reason: NoPayment } {
  const { from, total, iban, number } = invoice
  const account = plainIban(iban)
  if (account === '') return { reason: 'no-iban' }
  if (!isSwissIban(account)) return { reason: 'wrong-iban' }
  if (total < 0.01 || total > 999_999_999.99) return { reason: 'no-amount' }
  const creditor = partyOf(from)
  if (creditor === undefined) return { reason: 'no-sender-address' }
  if (creditor === 'unsuitable') return { reason: 'unsuitable' }
  const debtor = partyOf(invoice.client)
  return {
    payment: {
      currency: 'CHF',
      amount: total,
      creditor: { ...creditor, account },
      // Who pays may be left open; then the fields are there to be filled in by hand.
      ...(typeof debtor === 'object' ? { debtor } : {}),
      reference: referenceOf(invoice),
      message: number,
    },
  }
}

/** The signs that banks take (SIX Implementation Guidelines 2.3). */
const allowedSigns = /^[\u0020-\u007E\u00A0-\u017F\u0218-\u021B\u20AC]*$/
type Party = NonNullable<Data['debtor']>

function partyOf({ title, address }: Invoice['client']): Party | 'unsuitable' | undefined {
  const postal = postalAddress(address)
  const name = title.trim()
  if (postal === undefined || name === '') return undefined
  const { street, houseNumber, zip, town, country } = postal
  const isTooLong = name.length > 70 || street.length > 70 || houseNumber.length > 16 || town.length > 35
  if (isTooLong || ![name, street, town].every((part) => allowedSigns.test(part))) return 'unsuitable'
  return { name, address: street, ...(houseNumber === '' ? {} : { buildingNumber: houseNumber }), zip, city: town, country }
}

function plainIban(iban: string): string {
  return iban.replaceAll(/\s/g, '').toUpperCase()
}

/** Only accounts of Switzerland and Liechtenstein can be paid to with the payment part. */
export function isSwissIban(iban: string): boolean {
  const account = plainIban(iban)
  return /^(CH|LI)\d{2}[\dA-Z]{17}$/.test(account) && isIBANValid(account)
}

/** A QR-IBAN asks for 27 digits with their check digit, any other account for a creditor reference (ISO 11649). */
export function referenceOf({ iban, number, referenceStart }: Pick<Payable, 'iban' | 'number' | 'referenceStart'>): string {
  if (isQRIBAN(plainIban(iban))) {
    const digits = number.replaceAll(/\D/g, '').slice(-10)
    const body = referenceStart + digits.padStart(26 - referenceStart.length, '0')
    return `${body}${calculateQRReferenceChecksum(body)}`
  }
  const body = number
    .toUpperCase()
    .replaceAll(/[^\dA-Z]/g, '')
    .slice(-21)
  return `RF${calculateSCORReferenceChecksum(body)}${body}`
}
