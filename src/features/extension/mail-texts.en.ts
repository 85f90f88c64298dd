import type { Translated } from '../../kit/texts.ts'
import type { mailTexts } from './mail-texts.ts'

export const texts: Translated<typeof mailTexts> = {
  greeting: 'Hello',
  proofSubject: 'Confirm your email address',
  proofWhy: 'Someone entered this address at {place} to receive the receipt of a deadline extension and reminders of the deadline.',
  proofConfirm: 'Was it you? Then confirm it here:',
  proofElse: 'The link works for one day. If it wasn’t you, there’s nothing to do: we’ll delete this address after one day.',
  proofStop: 'Delete the address right away:',
  receiptSubject: 'Your receipt for the deadline extension',
  receiptText: 'Your deadline for the {period} tax return has been extended to {date}. The receipt is attached.',
  noticesOn: 'We’ll remind you on {first} and on {last}.',
  noticeOn: 'We’ll remind you on {last}.',
  noticeSubject: '{period} tax return: due by {date}',
  noticeText: 'The {period} tax return is due by {date}. Please file it by then.',
  noticeReference: 'Reference of the receipt: {reference}',
  noticeFiled: 'Already filed? Then there’s nothing left to do.',
  fileOnline: 'File online:',
  stop: 'No more emails? Delete your address here:',
  questions: 'Questions: {office}, {phone}, {email}',
}
