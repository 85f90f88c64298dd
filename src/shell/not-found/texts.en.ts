import type { Translated } from '../../kit/texts.ts'
import type { texts as german } from './texts.ts'

export const texts: Translated<typeof german> = {
  title: 'This page doesn’t exist',
  help: 'The address may be misspelt, or the page has moved.',
  address: 'Address you asked for',
  places: 'What you’ll find here',
  toForm: 'To the form',
}
