import { choiceParam, textParam, type Param } from '../../../shell/parts/url-state/params.ts'

const root = '/pages/profile'
const idShape = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i
const personParam: Param<string> = { ...textParam(), read: (text) => (idShape.test(text) ? text : undefined) }

/** Which part of whose profile, and what is done there; all of it stands in the address. */
export const profileParams = {
  tab: choiceParam(['timeline', 'media', 'about'], 'timeline'),
  person: personParam,
  edit: choiceParam(['', 'about'], ''),
  activity: choiceParam(['', 'all', 'todo', 'card', 'comment', 'file', 'note', 'event', 'order'], ''),
}

/** The profile of somebody; without an id one's own. */
export function profilePath(personId?: string): string {
  return personId === undefined ? root : `${root}?person=${personId}`
}
