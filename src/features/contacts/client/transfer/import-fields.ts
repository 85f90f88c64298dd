import type { ImportField } from '../../../../shell/parts/transfer/mapping.ts'
import type { texts as words } from '../texts.ts'

/** What a column may become, with the names under which Google, Outlook and German spreadsheets have it. */
export function importFields(texts: typeof words): readonly ImportField[] {
  return [
    { id: 'firstName', title: texts.firstName, aliases: ['First Name', 'Given Name', 'Vorname', 'Firstname'] },
    { id: 'lastName', title: texts.lastName, aliases: ['Last Name', 'Family Name', 'Surname', 'Nachname', 'Familienname'] },
    { id: 'fullName', title: texts.name, aliases: ['Name', 'Full name', 'Display Name', 'Anzeigename', 'Vor- und Nachname'] },
    { id: 'nickname', title: texts.nickname, aliases: ['Nickname', 'Spitzname', 'Rufname'] },
    {
      id: 'email',
      title: texts.email,
      aliases: ['Email', 'E-mail', 'E-mail 1 - Value', 'E-mail Address', 'Email Address', 'E-Mail-Adresse', 'E-Mail 1'],
    },
    {
      id: 'phone',
      title: texts.phone,
      aliases: [
        'Phone',
        'Phone 1 - Value',
        'Mobile Phone',
        'Mobile',
        'Primary Phone',
        'Business Phone',
        'Home Phone',
        'Telefon',
        'Mobiltelefon',
        'Handy',
      ],
    },
    { id: 'company', title: texts.company, aliases: ['Company', 'Organization Name', 'Organization 1 - Name', 'Organisation', 'Firma'] },
    {
      id: 'jobTitle',
      title: texts.jobTitle,
      aliases: ['Job Title', 'Organization Title', 'Organization 1 - Title', 'Position', 'Beruf', 'Funktion'],
    },
    { id: 'birthday', title: texts.birthday, aliases: ['Birthday', 'Date of birth', 'Geburtstag', 'Geburtsdatum'] },
    {
      id: 'address',
      title: texts.address,
      aliases: ['Address', 'Address 1 - Formatted', 'Home Address', 'Business Address', 'Adresse', 'Anschrift'],
    },
    { id: 'notes', title: texts.notes, aliases: ['Notes', 'Note', 'Notizen', 'Bemerkungen'] },
    { id: 'groups', title: texts.groups, aliases: ['Labels', 'Group Membership', 'Categories', 'Kategorien', 'Gruppen', 'Groups'] },
  ]
}
