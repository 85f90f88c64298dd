import type { Translated } from '../../kit/texts.ts'
import type { infoTexts } from './info-texts.ts'

export const texts: Translated<typeof infoTexts> = {
  title: 'About this service',
  lead: 'Who can extend a deadline online, until when, and what happens to your details.',
  binding: 'The German version is binding.',
  contents: 'On this page',

  whoTitle: 'Who can use the service',
  whoText:
    'All individuals and legal entities that file a tax return in this canton. You can also send a request for a person or company that has asked you to.',
  whoNeeds: 'You need the PID and, for individuals, the date of birth. You don’t need an account. {cost}',
  whoNeedsUid: 'Individuals need the PID and the date of birth, legal entities the PID and the UID. You don’t need an account. {cost}',

  untilTitle: 'How long you can extend',
  untilPerson: 'Individuals',
  untilEntity: 'Legal entities',
  untilYear: 'of the year after the tax period',
  toPerson: 'Form for individuals',
  toEntity: 'Form for legal entities',
  toRules: 'How decisions are made',
  untilArrival: 'Send your request before your current deadline ends, Swiss time. You usually see the decision at once.',
  untilLonger:
    'For a longer deadline or an older tax period, contact the tax office of your municipality or the cantonal tax administration.',

  privacyTitle: 'What happens to your details',
  privacyUse:
    'We use the PID, date of birth, tax period and requested date for your request only. There’s no advertising and no analysis by third parties.',
  privacyUseUid:
    'We use the PID, date of birth or UID, tax period and requested date for your request only. There’s no advertising and no analysis by third parties.',
  keptEntries: 'What you enter in the form',
  keptEntriesText: 'In this window only, until you reset the form, click “Done” or close the window.',
  keptResult: 'The result',
  keptResultText:
    'In this window only, until you click “Done” or close it. Without JavaScript it’s at a secret address for a few minutes instead.',
  keptRequest: 'Request and decision',
  keptRequestText: 'With the tax administration, for as long as a request on paper.',
  keptLink: 'Details in a link',
  keptLinkText:
    'When the link is opened, the browser sends nothing after the # sign to any server. The details leave the address as soon as they’re read.',
  keptLanguage: 'Chosen language',
  keptLanguageText: 'For a year in a cookie named “language”. It holds only the language, nothing about you.',
  keptDisplay: 'Chosen display',
  keptDisplayText: 'For a year in a cookie named “theme”. It holds only the name of the display.',
  keptLogs: 'Server logs',
  keptLogsText: 'Without PID, date of birth or name. To prevent misuse, we briefly count calls by part of the network address.',
  privacyRights: 'You can ask what data we hold about you and have wrong data corrected. Contact the tax administration.',

  accessTitle: 'Accessibility',
  accessText:
    'Everyone should be able to use the service: with a keyboard, screen reader, magnifier, voice control, high contrast or a small screen. Our standard is level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. That goes beyond the Swiss standard eCH-0059, which asks for version 2.1.',
  accessChecked:
    'With every change we check the pages automatically, as well as keyboard use and the display at a width of 320 pixels. Known gaps:',
  gapAudit: 'An independent review, including people who use assistive technology, is still to come.',
  gapRomansh: 'The Romansh version hasn’t been checked by native speakers yet.',
  gapAnswers:
    'The office’s answers are binding in German only. In the other languages, page and receipt show the translation first and the German text below it.',
  gapEasy:
    'The form, the result and the help are available in easy German (Leichte Sprache), but not yet every page. There’s nothing in sign language yet.',
  accessReport: 'Something in your way? Tell us. We’ll take your request in another way.',
  accessMail: 'Report a barrier: {email}',
  accessSubject: 'Barrier in the service eFristerstreckung',
  accessDate: 'This statement is dated {date} and based on our own review.',

  contactTitle: 'Contact',

  linkTitle: 'Link to the prefilled form',
  linkText: 'For offices, fiduciaries and letters: a link fills in the legal form, the tax period and, if you like, the PID.',
  linkBirth:
    'A date of birth never goes into a link. It shows that the request comes from the right person; links get passed on, printed and saved.',
  linkPattern: 'For mail merges, write the links like this; for legal entities the path is {path}:',

  keptMail: 'Email address for receipt and reminders',
  keptMailText:
    'Only if you give it, and encrypted: until the deadline is over or you’ve filed the tax return. The link in every email deletes it sooner. If it isn’t confirmed, we delete it after one day. For a year, we count how often we’ve sent a link to an address, without storing the address.',

  keptCounts: 'What we count',
  keptCountsText:
    'How many people open the form, begin, submit it, get an answer and save the PDF, and whether it was easy. We count by day, language and kind of device, without persons, cookies or network addresses. If your browser sends “Do Not Track” or “Global Privacy Control”, it doesn’t tell us whether you enter or submit anything.',
}
