import type { Translated } from '../../kit/texts.ts'
import type { infoTexts } from './info-texts.ts'

export const texts: Translated<typeof infoTexts> = {
  title: 'About this service',
  lead: 'Who can extend a deadline online, until when, and what happens to the details you give.',
  binding: 'The German version is binding.',
  contents: 'On this page',

  whoTitle: 'Who can use the service',
  whoText:
    'All individuals and legal entities that file a tax return in this canton. You can also make the request for a person or a company that has asked you to.',
  whoNeeds: 'You need the PID, for individuals also the date of birth. No sign-in is needed. {cost}',
  whoNeedsUid: 'Individuals need the PID and the date of birth, legal entities the PID and the UID. No sign-in is needed. {cost}',

  untilTitle: 'How far a deadline can reach',
  untilPerson: 'Individuals',
  untilEntity: 'Legal entities',
  untilYear: 'of the year after the tax period',
  toPerson: 'Form for individuals',
  toEntity: 'Form for legal entities',
  toRules: 'The rules of the decision',
  untilArrival: 'The request must reach us before the current deadline ends. Swiss time counts. The decision usually appears at once.',
  untilLonger:
    'For a longer deadline or an older tax period please contact the tax office of your municipality or the cantonal tax administration.',

  privacyTitle: 'What happens to your details',
  privacyUse:
    'PID, date of birth, tax period and the date you wish for are used only to decide your request. There is no advertising and no analysis by others.',
  privacyUseUid:
    'PID, date of birth or UID, tax period and the date you wish for are used only to decide your request. There is no advertising and no analysis by others.',
  keptEntries: 'What you enter in the form',
  keptEntriesText: 'In this window only, until you reset the form, choose “Done” or close the window.',
  keptResult: 'The result',
  keptResultText:
    'In this window only, until you choose “Done” or close it. Without JavaScript it stands for a few minutes at a secret address instead.',
  keptRequest: 'Request and decision',
  keptRequestText: 'At the tax administration, as long as a request on paper.',
  keptLink: 'Details in a link',
  keptLinkText: 'What follows the sign # is sent to no server when the link is opened. Details leave the address as soon as they are read.',
  keptLanguage: 'Chosen language',
  keptLanguageText: 'For a year in a cookie named “language”. It holds the language only, nothing about you.',
  keptDisplay: 'Chosen display',
  keptDisplayText: 'For one year in a cookie called “theme”. It holds nothing but the name of the display.',
  keptLogs: 'Logs of the server',
  keptLogsText: 'Without PID, date of birth or name. To prevent misuse we count calls for a short time by a part of the network address.',
  privacyRights:
    'You can learn which data we hold about you and have wrong data corrected. Please contact the tax administration for this.',

  accessTitle: 'Accessibility',
  accessText:
    'Everybody should be able to use the service: by keyboard, screen reader, magnification, voice, high contrast and on small screens. The measure is the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. This goes beyond the Swiss standard eCH-0059, which asks for version 2.1.',
  accessChecked:
    'With every change we check the pages automatically, and also their use by keyboard and their display at a width of 320 pixels. We know of these shortcomings:',
  gapAudit: 'A review by an independent body and with people who use assistive technology is still to come.',
  gapRomansh: 'The Romansh version has not been read by native speakers yet.',
  gapAnswers:
    'The binding answers of the office are in German; in the other languages a translation stands beneath, though not yet on the receipt.',
  gapEasy: 'There is no version in easy language and none in sign language yet.',
  accessReport: 'Have you met an obstacle? Tell us; we will then take your request in another way.',
  accessMail: 'Report an obstacle: {email}',
  accessSubject: 'Obstacle in the service eFristerstreckung',
  accessDate: 'This statement is of {date} and rests on our own review.',

  contactTitle: 'Contact',

  linkTitle: 'Link to the form, filled in',
  linkText: 'For offices, fiduciaries and letters: a link brings the legal form, the tax period and, if you wish, the PID into the form.',
  linkBirth:
    'A date of birth never goes into a link: it shows that the request comes from the right person, and a link is passed on, printed and stored.',
  linkPattern: 'For serial letters you can write many links after this pattern; for legal entities the path is {path}:',

  keptMail: 'Email address for receipt and reminders',
  keptMailText:
    'Only if you give it: encrypted, until the deadline is over, you file the tax return, or you delete the address with the link in the email. One day if it isn’t confirmed. For a year, we count how often we’ve sent a link to an address, without storing the address.',

  keptCounts: 'What we count',
  keptCountsText:
    'How many people open the form, begin, submit it, get an answer and save the PDF, and whether it was easy. We count by day, language and kind of device, without persons, cookies or network addresses. If your browser sends “Do Not Track” or “Global Privacy Control”, it doesn’t tell us whether you enter or submit anything.',
}
