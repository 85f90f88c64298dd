/** Why a mail is not taken; the page says it in the language of the reader. */
export const texts = {
  unproved: 'Confirm your e-mail address first. Until then this mail stays among your drafts.',
  officeName: 'Your name looks like the tax office’s. Use your own name to write to people outside your team.',
  noRecipient: 'Add a recipient.',
  wrongAddress: 'One of the addresses isn’t valid.',
  filesTooLarge: 'Attachments can total at most 25 MB.',
  notADraft: 'This message is no longer a draft.',
  answeredGone: 'The message you’re replying to no longer exists.',
} as const
