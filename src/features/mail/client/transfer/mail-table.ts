import { csvOf } from '../../../../kit/csv.ts'
import { folders, labels } from '../../folders.ts'
import type { Mail, Person } from '../../mail.ts'
import type { texts as original } from './texts.ts'

type Texts = Readonly<Record<keyof typeof original, string>>

/** A list of mails as a table for spreadsheets. */
export function mailsAsCsv(mails: readonly Mail[], texts: Texts): string {
  const yesOrNo = (is: boolean): string => (is ? texts.yes : texts.no)
  const heads = [
    'date',
    'from',
    'fromAddress',
    'to',
    'cc',
    'subject',
    'excerpt',
    'folder',
    'labels',
    'read',
    'starred',
    'important',
    'attachments',
  ] as const
  const lines = mails.map((mail) => [
    mail.time,
    mail.from.name,
    mail.from.email,
    peopleText(mail.to),
    peopleText(mail.cc),
    mail.subject,
    mail.excerpt,
    folders.find(({ id }) => id === mail.folder)?.title ?? '',
    labels
      .filter(({ id }) => mail.labels.includes(id))
      .map(({ title }) => title)
      .join(', '),
    yesOrNo(mail.read),
    yesOrNo(mail.starred),
    yesOrNo(mail.important),
    mail.attachments.length,
  ])
  return csvOf([heads.map((head) => texts[head]), ...lines])
}

function peopleText(people: readonly Person[]): string {
  return people.map(({ name, email }) => (name === '' ? email : `${name} <${email}>`)).join(', ')
}
