import type { Translated } from '../../kit/texts.ts'
import type { helpPageTexts } from './help-page-texts.ts'

export const texts: Translated<typeof helpPageTexts> = {
  title: 'Help',
  lead: 'Answers to questions about the form. Dates and amounts are for: {canton}.',
  binding: 'The German version is binding.',
  contents: 'On this page',
  search: 'Search questions and answers',
  found: '{found} of {all} questions',
  none: 'No results. Try another word, or ask us: our phone number and addresses are at the end of the page.',
  showAll: 'Show all questions',
  openAll: 'Open all',
  closeAll: 'Close all',
  print: 'Print',
  link: 'Link to this answer',
  didHelp: 'Did this help?',
  yes: 'Yes',
  no: 'No',
  thanks: 'Thank you. We only count the answer, not who gave it.',
  voteFailed: 'We couldn’t count your answer just now.',

  askTitle: 'The request',
  detailsTitle: 'Your details',
  answerTitle: 'The answer',
  troubleTitle: 'If something doesn’t work',

  who: 'Who can extend a deadline?',
  whoText:
    'All individuals and legal entities that file a tax return in this canton. You don’t need an account or a reason.\nWe can’t extend some deadlines online, for example after a reminder, or if you’re liable for tax for part of the year only. You’ll find all cases under [How decisions are made](/regeln#steuerfall).',
  until: 'When do I have to send the request?',
  untilText: 'Send your request before your current deadline ends, Swiss time. Without an extension the deadlines end as follows:',
  untilLate:
    'We can’t extend a deadline online once it has passed. Was there an important reason, such as illness or a death? Write to the tax office.',
  long: 'How long and how often can I extend?',
  longText:
    'You choose the date yourself, up to this day:\nIf that isn’t enough, contact the tax office of your municipality or the cantonal tax administration before then.',
  cost: 'What does it cost?',
  costText: '{cost}\nYou’ll find all the canton’s figures under [How decisions are made](/regeln#zahlen).',
  costFee: 'You see the amount before the decision. The request only counts once you accept it.',
  freeDay: 'What if the deadline falls on a weekend or a holiday?',
  freeDayText: 'If the last day isn’t a working day, the next working day is fine. That goes for the request and for the tax return.',

  pid: 'Where do I find the PID?',
  pidText: '{place} It has at most six digits and doesn’t begin with 0.\nCan’t find it? Call us: {phone}, {hours}.',
  firm: 'What does a legal entity need?',
  firmPid:
    'The PID of the company. No date of birth is needed.\nThe PID alone doesn’t prove who is sending the request. If we refuse it, tax secrecy often means we can’t say why. Call us in that case.',
  firmUid:
    'The PID and the UID of the company. No date of birth is needed.\nThe UID is on invoices with the VAT number, in the commercial register and in the public UID register of the Confederation.',
  firmForm: '[Form for legal entities](/steuernjp)',
  agent: 'Can my fiduciary or someone else send the request?',
  agentText:
    'Yes. The person you’ve asked sends the request with the same details as you would. Each person and each company needs a request of its own.\nA link can fill in the legal form, the tax period and the PID: [Link to the prefilled form](/info#link).',
  couple: 'Do married couples need two requests?',
  coupleText: 'No. If you file one tax return together, one request is enough. The new deadline applies to both of you.',

  refused: 'What can I do if the request is refused?',
  refusedText:
    'The answer says what you can do. Can’t we find a tax case for your details? Compare them with the tax return. With “Correct entries” you keep what you typed.\nDon’t agree? A person will check the decision. Just give us the reference.\nA refusal doesn’t make your deadline shorter. You can read the rules the program decides by under [How decisions are made](/regeln).',
  changed: 'What if I change my mind?',
  changedText:
    'Need more time? Send another request with a later date before the new deadline ends.\nDon’t need the time after all? Just file the tax return earlier. There’s nothing to withdraw.\nSent the wrong details? Tell us, and give us the reference.',
  receipt: 'What are the receipt, the reference and the check code for?',
  receiptText:
    'After the decision you can save the receipt as a PDF or print it. It confirms your deadline.\nWith the reference and the check code, anyone can see under [Check a receipt](/beleg) whether it’s genuine. Names and PID aren’t shown there.\nClosed the window too soon? Send the same request again within 24 hours: you get the same answer with the same reference.',
  privacy: 'What happens to my details?',
  privacyText:
    'We use them for your request only. There’s no advertising and no analysis by third parties. In the browser they stay in this window only, until you click “Done” or close it.\nMore about this: [What happens to your details](/info#datenschutz).',

  trouble: 'The form doesn’t work. What now?',
  troubleText:
    'See whether the service is working: [Service status](/status).\nLost the connection? Send the request again: it only counts once. The form also works without JavaScript.\nIf your deadline ends today, don’t wait: call us or write to {email}.',
  paper: 'I don’t have a computer. How can I send a request?',
  paperText:
    'Call us: {phone}, {hours}. Or write to us: {address}. We take your request this way, too.\nGive us your name, the PID, the tax period and the date you need. A letter must also reach us before the deadline ends.',
}
