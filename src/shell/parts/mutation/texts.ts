export const texts = {
  takenBack: 'Not saved, the change was taken back.',
  takenBackText: 'Not saved and taken back: {text}.',
  unavailable: 'The server could not be reached.',
  notSignedIn: 'You are no longer signed in.',
  notAllowed: 'Your role does not allow it.',
  notFound: 'It does not exist any more.',
  conflict: 'Somebody else changed it meanwhile.',
  tooMany: 'That was too much at once. Please wait a moment.',
  unexpected: 'Something went wrong on our side.',
} as const
