import type { Translated } from '../kit/texts.ts'
import type { texts as german } from './texts.ts'

export const texts: Translated<typeof german> = {
  skip: 'Skip to content',
  toStart: 'to the start page',
  chooseLanguage: 'choose language',
  display: 'Display',
  menu: 'Menu',
  login: 'Login',
  loading: 'Loading …',
  contact: 'Contact',
  questions: 'Questions?',
  help: 'Common questions',
  unavailable: 'We can’t reach the service at the moment. Please try again in a few minutes.',
  unexpected: 'That didn’t work. Please try again.',
  brokenTitle: 'We can’t show this page right now',
  brokenHelp: 'Reload the page. If that doesn’t help, try again later or call us.',
  brokenPart: 'We couldn’t load this part. Please check your connection and reload the page.',
  reload: 'Reload page',
}
