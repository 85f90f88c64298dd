import type { Translated } from '../../kit/texts.ts'
import type { mailPageTexts } from './mail-page-texts.ts'

export const texts: Translated<typeof mailPageTexts> = {
  offer: 'Receipt and reminders by email',
  lead: 'We’ll email you the receipt and remind you 21 and 3 days before the deadline.',
  email: 'Email address',
  emailHint: 'You’ll get a link to confirm it first.',
  emailWrong: 'Enter an email address, like name@example.com',
  sendLink: 'Send link',
  sending: 'Sending …',
  sent: 'Open the link in the email from us. It works for one day. An address gets at most one link a day.',
  refused: 'Too many attempts. Save the receipt as a PDF.',
  failed: 'That didn’t work. Please try again.',
  kept: 'We store the address encrypted and delete it after the deadline. You can delete it in every email.',

  confirmTitle: 'Confirm your email address',
  confirmText:
    'We’ll send the receipt of the deadline extension to this address and remind you 21 and 3 days before the deadline. After the deadline we’ll delete the address.',
  confirmElse: 'Haven’t asked for an extension? Then close this page.',
  confirm: 'Confirm',
  confirmedTitle: 'The receipt is on its way',
  confirmedText: 'It’ll arrive in a few minutes. After that, we’ll remind you 21 and 3 days before the deadline.',
  stopTitle: 'No more emails?',
  stopText: 'We’ll delete your address right away. Your deadline doesn’t change.',
  stop: 'Delete address',
  stoppedTitle: 'Your address has been deleted',
  stoppedText: 'You won’t get any more emails about this receipt. Your deadline doesn’t change.',
  goneTitle: 'This link no longer works',
  goneText: 'A link to confirm works for one day. We’ve deleted the address.',
}
