/** What the calls answer; quoted from the specification. They show as they are in every language of the workspace, or are translated by the page. */
export const texts = {
  invalidToken: 'Invalid access token detected',
  unknownEmail: 'Check your username/email',
  wrongPassword: 'Check your password',
  emailInUse: 'The email is already in use',
  noDisplayName: 'Enter display name',
  longDisplayName: 'Enter at most 100 characters',
  noEmail: 'Enter an e-mail address like name@example.com',
  shortPassword: 'Enter at least 8 characters',
  longPassword: 'Enter at most 128 characters',
  commonPassword: 'Too many people use this password. Choose another one.',
  weakPassword: 'This provider asks for a stronger password',
  ownPassword: 'Choose a password without your name or e-mail address',
  tooManyGuesses: 'Too many attempts. Please wait {minutes} minutes.',
  registrationOff: 'You cannot create an account here yourself. Ask the administrators of this installation for one.',
  registrationInvited:
    'You need an invitation to create an account here. Open the link of your invitation, or ask a colleague to invite you.',
  sendsNoMail: 'This installation sends no mail. Ask its administrators for help.',
  noSuchLink: 'This link was used already or is too old.',
  noSuchUser: 'You can change your own user only.',
  disabled: 'This account has been closed. Ask whoever runs this service.',
} as const
