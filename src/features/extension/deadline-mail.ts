/** What the page behind a link in a mail shows. It names neither a person nor a receipt: a stranger may have the address. */
export type MailPageKind = 'confirm' | 'confirmed' | 'stop' | 'stopped' | 'gone'

/** What became of asking for mails, on the result page. */
export const mailOrderOutcomes = ['sent', 'invalid', 'refused', 'failed'] as const
export type MailOrderOutcome = (typeof mailOrderOutcomes)[number]

/** Where the links in mails lead. */
export const mailPagePath = '/erinnerungen'
