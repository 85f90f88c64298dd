type Group = { readonly under: string; readonly get?: string; readonly post?: string }

/** The calls of the specification, §7, as it groups them. */
const groups: readonly Group[] = [
  { under: '/BusinessAPI', post: 'efristerstreckung' },
  { under: '/api', get: 'auth auth/access-token search faq knowledge-base icons quick-panel/data', post: 'auth/register auth/user/update' },
  { under: '/api/mail-app', get: 'mail mails filters labels folders', post: 'update-mail set-folder toggle-label delete-mails' },
  {
    under: '/api/todo-app',
    get: 'todos filters labels folders',
    post: 'update-todo new-todo remove-todo set-folder toggle-label delete-todos',
  },
  { under: '/api/file-manager-app', get: 'files' },
  {
    under: '/api/contacts-app',
    get: 'contacts user',
    post: 'add-contact update-contact remove-contact remove-contacts toggle-starred-contact toggle-starred-contacts set-contacts-starred set-contacts-unstarred',
  },
  { under: '/api/calendar-app', get: 'events', post: 'add-event update-event remove-event' },
  { under: '/api/invoices', get: 'get-invoice' },
  { under: '/api/profile', get: 'timeline photos-videos about' },
  { under: '/api/analytics-dashboard-app', get: 'widgets' },
  { under: '/api/project-dashboard-app', get: 'widgets projects' },
  { under: '/api/chat', get: 'contacts get-chat user', post: 'user/data send-message' },
  { under: '/api/e-commerce-app', get: 'products product orders order', post: 'product/save' },
  {
    under: '/api/scrumboard-app',
    get: 'boards board',
    post: 'board/new board/rename board/settings/update board/delete card/new list/new list/rename list/remove card/update card/remove card/order list/order',
  },
  { under: '/api/academy-app', get: 'categories courses course', post: 'course/save course/update' },
  { under: '/api/notes-app', get: 'notes labels', post: 'create-note update-note update-labels remove-note' },
]

/** `GET /api/icons`, and all the others. */
export const specEndpoints: readonly string[] = groups.flatMap(({ under, get = '', post = '' }) => [
  ...named('GET', under, get),
  ...named('POST', under, post),
])

function named(method: string, under: string, ends: string): readonly string[] {
  return ends
    .split(' ')
    .filter((end) => end !== '')
    .map((end) => `${method} ${under}/${end}`)
}
