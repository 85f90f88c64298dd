import type { Translated } from '../../kit/texts.ts'
import type { infoTexts } from './info-texts.ts'

export const texts: Translated<typeof infoTexts> = {
  title: 'About this service',
  lead: 'Who can extend a deadline online, until when, and what happens to the details you give.',
  whoTitle: 'Who can use the service',
  whoText:
    'All individuals and legal entities that file a tax return in this canton. You need the PID, individuals also the date of birth. No sign-in is needed. You can also make the request for somebody who has asked you to.',
  untilTitle: 'How far a deadline can reach',
  untilPerson: 'Individuals: until 30.11. of the year after the tax period.',
  untilEntity: 'Legal entities: until 31.12. of the year after the tax period.',
  untilArrival: 'The request must reach us before the current deadline ends. Swiss time counts. The decision appears at once.',
  untilLonger:
    'For a longer deadline or an older tax period please contact the tax office of your municipality or the cantonal tax administration.',
  privacyTitle: 'What happens to your details',
  privacyUse:
    'PID, date of birth, tax period and the date you wish for are used only to decide your request. Request and decision are kept by the tax administration like a request on paper.',
  privacyBrowser:
    'What you type stays in this window until you submit it. The result stays in this window until you choose “Done” or close it. Details from a link are removed from the address as soon as they are read.',
  privacyNone: 'There are no cookies, no advertising and no analysis by others. Only the chosen language and display are remembered.',
  accessTitle: 'Accessibility',
  accessText:
    'Everybody should be able to use the service: by keyboard, screen reader, magnification, voice, high contrast and on small screens. The measure is the Web Content Accessibility Guidelines 2.2, level AA.',
  accessKnown: 'Known shortcomings: the Romansh version has not been read by native speakers yet; answers of the office appear in German.',
  accessReport: 'If you meet an obstacle, tell us. We will then take your request in another way.',
  contactTitle: 'Contact',
  toForm: 'To the form',
  binding: 'The German version is binding.',
}
