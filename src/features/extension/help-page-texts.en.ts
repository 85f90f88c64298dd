import type { Translated } from '../../kit/texts.ts'
import type { helpPageTexts } from './help-page-texts.ts'

export const texts: Translated<typeof helpPageTexts> = {
  title: 'Help',
  lead: 'Answers to questions about the form. Dates and amounts are for: {canton}.',
  binding: 'The German version is binding.',
  contents: 'On this page',
  search: 'Search questions and answers',
  submit: 'Search',
  found: '{found} of {all} questions',
  foundTitle: 'Results',
  none: 'No results for “{sought}”.',
  noneNext: 'Try another word, or ask us: {phone}, {hours}, {email}.',
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
  account: 'Do I need an account or a password?',
  accountText:
    'No, there’s nothing to sign up for. Individuals need the PID and their date of birth; for companies, see [What does a legal entity have to give?](#firma)\nMake your request here: [for individuals](/steuernnp), [for companies](/steuernjp).',
  until: 'When does the deadline end? When do I have to send the request?',
  untilText: 'Send your request before your current deadline ends, Swiss time. Without an extension the deadlines end as follows:',
  untilLate:
    'We can’t extend a deadline online once it has passed. Was there an important reason, such as illness or a death? Write to the tax office.',
  long: 'How long and how often can I extend?',
  longText:
    'You choose the date yourself, up to this day:\nIf that isn’t enough, contact the tax office of your municipality or the cantonal tax administration before then.',
  reason: 'Do I have to give a reason or attach anything?',
  reasonText:
    'No, neither. Even if you are still missing documents such as your salary certificate, the request is enough.\nYou need a reason only if you want more time than you can get online. In that case, write to the tax office before your deadline ends.',
  period: 'Which tax period do I choose?',
  periodText:
    'The year the tax return is for. It’s printed on the return, which you file the year after.\nYou can choose the current year and the two years before. For earlier years, contact the tax office.',
  cost: 'What does it cost?',
  costText: '{cost}\nYou’ll find all the canton’s figures under [How decisions are made](/regeln#zahlen).',
  costFee: 'You see the amount before the decision. The request only counts once you accept it.',
  pay: 'Do I still have to pay my tax bill?',
  payText:
    'Yes. Only the deadline for the tax return is extended. A bill stays due on the date printed on it.\nAn unpaid bill is no reason to refuse a request. To pay by instalments or later, ask the tax office.',
  freeDay: 'What if the deadline falls on a weekend or a holiday?',
  freeDayText: 'If the last day isn’t a working day, the next working day is fine. That goes for the request and for the tax return.',
  late: 'I missed the deadline or had a reminder. What now?',
  lateText:
    'File your tax return as soon as you can. Once the deadline has passed, we can’t extend it online.\nAfter a reminder, the reminder’s deadline counts. It can’t be extended; if you miss it too, you may be assessed by estimate and fined.\nIf you were ill, for example, write to the tax office.',

  pid: 'Where do I find the PID?',
  pidText: '{place} It has at most six digits and doesn’t begin with 0.\nCan’t find it? Call us: {phone}, {hours}.',
  notFound: 'My details can’t be found. What can I do?',
  notFoundText:
    'Compare PID, tax period and date of birth with your tax return, and make sure you have the right form: [for individuals](/steuernnp) or [for companies](/steuernjp).\nAfter too many tries this is always the answer, to protect your data. Please call us then: {phone}, {hours}.',
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
  special: 'What if somebody has died, moved away or moved here?',
  specialText:
    'If the person has died or moved abroad, the deadline can’t be extended online. Contact the tax office.\nIf you moved to another canton, extend the deadline where you lived on the last day of the tax period.',

  when: 'When do I get the answer?',
  whenText:
    'Usually at once, on the screen. Save the receipt then.\nIf it says the decision will follow, we have your request; there’s no need to send it again. What counts for your deadline is when it reached us.',
  refused: 'What can I do if the request is refused?',
  refusedText:
    'The answer says what you can do. Can’t we find a tax case for your details? Compare them with the tax return. With “Correct entries” you keep what you typed.\nDon’t agree? A person will check the decision. Just give us the reference.\nA refusal doesn’t make your deadline shorter. You can read the rules the program decides by under [How decisions are made](/regeln).',
  changed: 'What if I change my mind?',
  changedText:
    'Need more time? Send another request with a later date before the new deadline ends.\nDon’t need the time after all? Just file the tax return earlier. There’s nothing to withdraw.\nSent the wrong details? Tell us, and give us the reference.',
  receipt: 'What are the receipt, the reference and the check code for?',
  receiptText:
    'After the decision you can save the receipt as a PDF or print it. It confirms your deadline.\nWith the reference and the check code, anyone can see under [Check a receipt](/beleg) whether it’s genuine. Names and PID aren’t shown there.\nClosed the window too soon? Send the same request again within 24 hours: you get the same answer with the same reference.',
  filing: 'Where do I file my tax return?',
  filingText: 'Not here: this form only extends the deadline. File your tax return the way you always have.',
  filingOnline: 'To file online: [for individuals]({person}), [for companies]({firm}).',
  privacy: 'What happens to my details?',
  privacyText:
    'We use them for your request only. There’s no advertising and no analysis by third parties. In the browser they stay in this window only, until you click “Done” or close it.\nMore about this: [What happens to your details](/info#datenschutz).',

  trouble: 'The form doesn’t work. What now?',
  troubleText:
    'See whether the service is working: [Service status](/status).\nLost the connection? Send the request again: it only counts once. The form also works without JavaScript.\nIf your deadline ends today, don’t wait: call us or write to {email}.',
  phone: 'Does it work on a phone and in other languages?',
  phoneText:
    'Yes. All you need is a browser, no app. You can choose German, French, Italian, Romansh, English or easy German (Leichte Sprache).\nThe German version is binding.',
  paper: 'I don’t have a computer. How can I send a request?',
  paperText:
    'Call us: {phone}, {hours}. Or write to us: {address}. We take your request this way, too.\nGive us your name, the PID, the tax period and the date you need. A letter must also reach us before the deadline ends.',
  contact: 'How can I reach you?',
  contactText:
    'Phone: {phone}, {hours}\nE-mail: {email}\nPost: {address}\nHave your PID ready and, if you have already made a request, its reference.',
}
