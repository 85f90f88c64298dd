import type { Translated } from '../../kit/texts.ts'
import type { receiptTexts } from './receipt-texts.ts'

export const texts: Translated<typeof receiptTexts> = {
  title: 'Confirmation of your request for more time',
  documentTitle: 'Confirmation of deadline extension, tax period {period}',
  pendingTitle: 'Your request for more time has been received',
  pendingDocumentTitle: 'Confirmation of receipt, deadline extension, tax period {period}',
  asked: 'Request as {form} for the tax period {period}, deadline asked for: {date}',
  decidedByRule: 'Decided automatically by rule {rule} (rules {version}). A person will check the decision on request.',
  decidedByCanton: 'Decided automatically by the canton’s tax system. A person will check the decision on request.',
  logo: 'Coat of arms, {name}',
  proofTitle: 'Check that this is genuine',
  reference: 'Reference',
  code: 'Check code',
  proofText: 'Anybody can check this confirmation with its reference and check code:',
  proofLink: 'Check the confirmation at {address}',
  contactTitle: 'Contact',
  emailLink: 'E-mail to {email}',
  phoneLink: 'Call {phone}',
  automatic: 'Made automatically on {date}, valid without a signature.',

  eventTitle: 'Tax return {period}: last day to file',
  eventText: 'File the tax return {period} by the end of today. The deadline was confirmed under reference {reference}.',
  eventAlarm: 'The deadline for the tax return {period} ends in {days} days, on {date}.',
}
