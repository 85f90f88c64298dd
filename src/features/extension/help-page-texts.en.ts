import type { Translated } from '../../kit/texts.ts'
import type { helpPageTexts } from './help-page-texts.ts'

export const texts: Translated<typeof helpPageTexts> = {
  title: 'Help',
  lead: 'Answers to questions about the form. Dates and amounts are those of this canton: {canton}.',
  binding: 'The German version is binding.',
  contents: 'On this page',
  search: 'Search questions and answers',
  found: '{found} of {all} questions',
  none: 'There is nothing about this here. Try another word, or ask us: telephone and addresses stand at the end of the page.',
  showAll: 'Show all questions',
  openAll: 'Open all',
  closeAll: 'Close all',
  print: 'Print',
  link: 'Link to this answer',
  didHelp: 'Did this help?',
  yes: 'Yes',
  no: 'No',
  thanks: 'Thank you. Only the answer is counted, nothing about you.',
  voteFailed: 'This could not be counted just now.',

  askTitle: 'The request',
  detailsTitle: 'Your details',
  answerTitle: 'The answer',
  troubleTitle: 'If something does not work',

  who: 'Who can ask for more time?',
  whoText:
    'All individuals and legal entities that file a tax return in this canton. You need no account and no reason.\nSome tax cases cannot be extended online, for example after a reminder, or if somebody is liable for part of the year only. All of them stand under [How decisions are made](/regeln#steuerfall).',
  until: 'By when do I have to ask?',
  untilText:
    'The request must reach us before the current deadline ends. Swiss time counts. Without an extension the deadlines end as follows:',
  untilLate:
    'A request that comes too late cannot be granted online. If there are exceptional reasons, for example illness or a death, write to the tax office.',
  long: 'How long and how often can I extend the deadline?',
  longText:
    'You choose the date yourself, up to this day:\nIf that is not enough, turn to the tax office of your municipality or to the cantonal tax administration before the deadline ends.',
  cost: 'What does it cost?',
  costText: '{cost}\nAll figures of the canton stand under [How decisions are made](/regeln#zahlen).',
  costFee: 'You see the amount before anything is granted. The request counts only once you accept it.',
  freeDay: 'What if the deadline falls on a weekend or a holiday?',
  freeDayText:
    'If the last day of a deadline is not a working day, the next working day is enough. That holds for the request and for the tax return.',

  pid: 'Where do I find the PID?',
  pidText: '{place} It has at most six digits and does not begin with 0.\nIf you cannot find it, ask us: {phone}, {hours}.',
  firm: 'What does a legal entity have to give?',
  firmPid:
    'The PID of the company; no date of birth is needed.\nThe PID alone does not prove who is asking. If a request is refused, the answer therefore often does not give the reason (tax secrecy). Please ask us then.',
  firmUid:
    'The PID and the UID of the company; no date of birth is needed.\nThe UID is on invoices with the VAT number, in the commercial register and in the public UID register of the Confederation.',
  firmForm: '[Form for legal entities](/steuernjp)',
  agent: 'Can a fiduciary or somebody else ask for me?',
  agentText:
    'Yes. Whoever you have asked to do so sends the request with the same details as you would, one for each person and each company.\nA link can bring the legal form, the tax period and the PID along: [Link to the form, filled in](/info#link).',
  couple: 'Do married couples have to ask twice?',
  coupleText: 'No. Those who file one tax return together need one request: the new deadline holds for both.',

  refused: 'What can I do if the request is refused?',
  refusedText:
    'Read the answer first: it says what you can do. If the details match nobody, compare them with the tax return; with “Correct entries” everything you have entered stays.\nIf you do not agree with a decision, a person will check it on request. Please give us the reference.\nA refusal does not make your deadline shorter. The rules by which the program decides stand under [How decisions are made](/regeln).',
  changed: 'What if I change my mind?',
  changedText:
    'You need more time: send another request with a later date before the new deadline ends.\nYou do not need the time after all: just file the tax return earlier. There is nothing to withdraw; a deadline never gets shorter.\nYou sent the wrong details by mistake: tell us, with the reference.',
  receipt: 'What are the receipt, the reference and the code for?',
  receiptText:
    'After the decision you can save the receipt as a PDF or print it. It confirms your deadline.\nWith the reference and the code anybody can see under [Check a receipt](/beleg) whether it is genuine. Names and PID are not shown there.\nDid you close the window too soon? Send the same request again within 24 hours: you get the same answer with the same reference.',
  privacy: 'What happens to my details?',
  privacyText:
    'We use them only to decide on your request. There is no advertising and no analysis by third parties. In the browser they stay in this window only, until you click “Done” or close it.\nEach item stands under [What happens to your details](/info#datenschutz).',

  trouble: 'The form does not work. What now?',
  troubleText:
    'Whether the service works is told by [Service status](/status).\nIf the connection broke off, send the same again: it never counts twice. The form also works without JavaScript.\nIf your deadline ends today, do not wait: call us or write to {email}.',
  paper: 'I have no computer. How can I ask?',
  paperText:
    'Call us: {phone}, {hours}. Or write to us: {address}. We take your request this way, too.\nGive your name, the PID, the tax period and until when you need time. A letter, too, must be with us before the deadline ends.',
}
