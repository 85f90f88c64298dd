import type { Translated } from '../kit/texts.ts'
import type { texts as german } from './texts.ts'

export const texts: Translated<typeof german> = {
  skip: 'Skip to content',
  toStart: 'to the start page',
  chooseLanguage: 'choose language',
  display: 'Display',
  menu: 'Menu',
  loading: 'Loading …',
  contact: 'Contact',
  questions: 'Questions?',
  help: 'Common questions',
  unavailable: 'The service cannot be reached at the moment. Please try again in a few minutes.',
  unexpected: 'That did not work. Please try again.',
  brokenTitle: 'This page cannot be shown right now',
  brokenHelp: 'Reload the page. If that does not help, try again later or call us.',
  brokenPart: 'This part could not be loaded. Please check your connection and reload the page.',
  reload: 'Reload page',
}
