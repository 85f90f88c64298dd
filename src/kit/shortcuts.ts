/** The apps everybody has as shortcuts at first; those that do not exist are not shown. */
export const firstShortcuts: readonly string[] = ['calendar', 'mail', 'contacts', 'todo']
