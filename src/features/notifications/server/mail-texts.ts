import type { NoticeKind } from '../../../kit/notice-kinds.ts'

type MailTexts = {
  readonly subject: { readonly one: string; readonly other: string }
  readonly hello: string
  readonly lines: Readonly<Record<NoticeKind, string>>
  readonly more: string
  readonly open: string
  readonly settings: string
}

/** A mail names who and what, and leaves out what was said: mails pass through other hands. */
export const mailTexts: Readonly<Record<'de' | 'en', MailTexts>> = {
  en: {
    subject: { one: '1 new notification', other: '{count} new notifications' },
    hello: 'Hello',
    lines: {
      mention: '{by} mentioned you: {subject}',
      assignment: '{by} assigned you: {subject}',
      due: 'Due: {subject}',
      invitation: '{by} invited you to the workspace «{subject}»',
      reply: '{by} replied: {subject}',
    },
    more: '… and {count} more',
    open: 'Open your notifications:',
    settings: 'Don’t want these mails? Change your settings:',
  },
  de: {
    subject: { one: '1 neue Benachrichtigung', other: '{count} neue Benachrichtigungen' },
    hello: 'Guten Tag',
    lines: {
      mention: '{by} hat Sie erwähnt: {subject}',
      assignment: '{by} hat Ihnen etwas zugewiesen: {subject}',
      due: 'Fällig: {subject}',
      invitation: '{by} hat Sie in den Arbeitsbereich «{subject}» eingeladen',
      reply: '{by} hat geantwortet: {subject}',
    },
    more: '… und {count} weitere',
    open: 'Ihre Benachrichtigungen:',
    settings: 'Möchten Sie diese Mails nicht mehr? Hier ändern Sie die Einstellungen:',
  },
}
