/** What the calls answer that have to do with providers. */
export const texts = {
  noSuchProvider: 'This way to sign in is not offered here.',
  flowLost: 'This sign-in has expired or was begun in another browser. Please start again.',
  auth0Refused: 'Auth0 did not save the change. Please sign in again.',
  auth0Away: 'Auth0 does not answer right now. Nothing was saved.',
  firebaseUnknown: 'Firebase does not confirm this sign-in. Please sign in again.',
  firebaseRefused: 'Firebase did not save the change. Please sign in again.',
  firebaseAway: 'Firebase does not answer right now. Please try again later.',
} as const
