import type { Translated } from '../../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  title: 'Einladung',
  invited: '{name} lädt Sie ein, in «{workspace}» zusammenzuarbeiten.',
  invitedByNobody: 'Sie sind eingeladen, in «{workspace}» zusammenzuarbeiten.',
  address: 'Für',
  role: 'Rolle',
  admin: 'Admin',
  staff: 'Mitarbeiter/in',
  guestHint: 'Um mitzumachen, brauchen Sie ein Konto mit dieser Adresse.',
  createAccount: 'Konto erstellen',
  signIn: 'Anmelden',
  memberHint: 'Sie bleiben Mitglied Ihres eigenen Arbeitsbereichs und können jederzeit wechseln.',
  join: 'Mitmachen',
  joining: 'Einen Moment …',
  joined: 'Sie arbeiten jetzt in «{workspace}»',
  otherAccount: 'Sie sind als {email} angemeldet. Diese Einladung ist für eine andere Adresse.',
  notMeant: 'Diese Einladung ist für eine andere Adresse.',
  signOut: 'Abmelden',
  backToOwn: 'Angemeldet bleiben',
  noCodeTitle: 'Dieser Link ist nicht vollständig',
  noCode: 'Bitte öffnen Sie den ganzen Link Ihrer Einladung noch einmal. Am sichersten ist es, ihn zu kopieren statt abzutippen.',
  goneTitle: 'Diese Einladung gilt nicht mehr',
  gone: 'Sie wurde schon angenommen oder zurückgezogen, oder ihre 14 Tage sind vorbei. Bitten Sie die Person, die Sie eingeladen hat, um einen neuen Link.',
  failed: 'Die Einladung konnte nicht geladen werden',
  toStart: 'Zur Startseite',
}
