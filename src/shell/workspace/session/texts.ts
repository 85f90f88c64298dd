/** Sessions that begin, end and go on; why they end in the words of the specification. */
export const texts = {
  expired: 'access_token expired',
  invalid: 'Invalid access_token',
  loggedIn: 'Logged in with {provider}',
  byPassword: 'e-mail and password',
  byProvider: 'the identity provider',
  againTitle: 'Please sign in again',
  againText: 'This page stays as it is, with everything you typed.',
  againBroken: 'The sign-in could not be loaded',
  leaveTitle: 'Leave without signing in?',
  leaveBody: 'What you typed on this page and did not save would be lost.',
  leave: 'Leave',
  stay: 'Stay',
  unreachableTitle: 'The service cannot be reached',
  unreachableText: 'You are still signed in. Please try again in a moment.',
  toStart: 'To the start page',
  notSaved: 'Your settings could not be saved. The service cannot be reached at the moment.',
} as const
