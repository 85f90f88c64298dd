/** Why a mail is not taken; the page says it in the language of the reader. */
export const texts = {
  unproved: 'Confirm your e-mail address first. Until then this mail stays among your drafts.',
  officeName: 'Your name reads like that of the tax office. Use your own name to write to people outside your team.',
  noRecipient: 'Say who this mail is for.',
  wrongAddress: 'One of the addresses cannot be right.',
  filesTooLarge: 'All attachments together may take 25 MB.',
  notADraft: 'This mail is no draft any more.',
  answeredGone: 'The mail that is answered does not exist any more.',
} as const
