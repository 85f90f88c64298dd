/** What the workspace says when something is not as it should be. */
export const texts = {
  regionBroken: 'This part could not be shown',
  regionHelp: 'The rest of the page still works.',
  pageBroken: 'This page could not be shown',
  pageHelp: 'Try again. If that does not help, reload the page: perhaps there is a newer version.',
  reload: 'Reload page',
  asOf: 'As of {time}. It could not be brought up to date.',
  notLoaded: 'This could not be loaded.',
  trying: 'Trying …',
  offline: 'You are offline. What you see may be old, and changes wait until you are back.',
  unreachable: 'The service cannot be reached at the moment. What you see may be old.',
  backOnline: 'The connection is back.',
  newVersion: 'There is a newer version. Reload the page when it suits you.',
  later: 'Later',
} as const
