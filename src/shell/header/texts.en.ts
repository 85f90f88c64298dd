import type { Translated } from '../../kit/texts.ts'
import type { texts as german } from './texts.ts'

export const texts: Translated<typeof german> = {
  apiDocs: 'API for programs',
  binding: 'The German version is binding.',
  register: 'Register',
  workspace: 'Workspace',
  logout: 'Logout',
  accountOf: 'Account of {name}',
  noAccountNeeded: 'You do not need an account for a request. An account opens the workspace.',
}
