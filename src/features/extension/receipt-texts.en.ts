import type { Translated } from '../../kit/texts.ts'
import type { receiptTexts } from './receipt-texts.ts'

export const texts: Translated<typeof receiptTexts> = {
  title: 'Confirmation of your extension request',
  documentTitle: 'Confirmation of deadline extension, tax period {period}',
  pendingTitle: 'Receipt of your extension request',
  pendingDocumentTitle: 'Confirmation of receipt, deadline extension, tax period {period}',
  asked: 'Request as {form} for tax period {period}, requested date {date}',
  decidedByRule: 'Decided automatically by rule {rule} (rules {version}). Don’t agree? A person will check the decision.',
  decidedByCanton: 'Decided automatically by the canton’s tax system. Don’t agree? A person will check the decision.',
  logo: 'Coat of arms {name}',
  proofTitle: 'Check this receipt',
  reference: 'Reference',
  code: 'Check code',
  proofText: 'Anyone can check this receipt with its reference and check code:',
  proofLink: 'Check this receipt on {address}',
  codeToScan: 'QR code to check on {address}',
  bindingTitle: 'Binding version: German',
  contactTitle: 'Contact',
  emailLink: 'Email {email}',
  phoneLink: 'Call {phone}',
  automatic: 'Created automatically on {date} and valid without a signature.',

  eventTitle: 'File the {period} tax return (PID {pid})',
  eventText: 'Today is the last day for the {period} tax return. PID {pid}, reference {reference}.',
  eventAlarm: '{days} days left for the {period} tax return, until {date}.',
}
