/** What pages say that stand where no other could. */
export const texts = {
  missingTitle: 'This page does not exist',
  missingHelp: 'The address may be misspelt, or the page has moved.',
  wrongAddress: 'Address',
  findPage: 'Find a page',
  pages: 'Pages',
  deniedTitle: 'You cannot open this page',
  deniedGuest: 'This page is only for people who are not signed in.',
  deniedSignedIn: 'This page is only for people who are signed in.',
  deniedStaff: 'This page is only for people with the role staff or admin.',
  deniedAdmin: 'This page is only for people with the role admin.',
  youAreGuest: 'You are not signed in.',
  youAre: 'You are signed in as {name} with the role {roles}.',
  askFor: 'Need this page for your work? Ask an admin of your workspace for the role.',
  noSignIn: 'Sign-in is not set up here. You can open these pages:',
} as const
