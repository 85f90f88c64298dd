const fixedList = 'The specification fixes this list, so it comes with the page; programs outside read it here'
const toggle = 'A toggle that is sent twice undoes itself, so the screens say what they want by set-contacts-starred and -unstarred'

/** Calls that no screen makes through its contract, and why they are there all the same. */
export const unusedBecause: Readonly<Record<string, string>> = {
  'POST /BusinessAPI/efristerstreckung/schritt': 'The form sends it as a beacon, which needs only the address',
  'GET /api/calendar-app/feed.ics': 'Calendar programs outside fetch it, at an address that the calendar gives to people',
  'POST /api/contacts-app/toggle-starred-contact': toggle,
  'POST /api/contacts-app/toggle-starred-contacts': toggle,
  'GET /api/mail-app/filters': fixedList,
  'GET /api/mail-app/folders': fixedList,
  'GET /api/mail-app/labels': fixedList,
  'POST /api/notes-app/remove-note': 'The screens move one note or many by the same call, remove-notes',
  'GET /api/profile/picture': 'Pictures are fetched by the address that stands in photoURL, as any picture of a page',
  'GET /api/todo-app/filters': fixedList,
  'GET /api/todo-app/folders': fixedList,
  'GET /api/todo-app/labels': fixedList,
  'POST /api/todo-app/set-folder': 'The specification has one folder, all, so there is nowhere to move a task to',
}
