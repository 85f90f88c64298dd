import type { SampleContact } from './contacts-people.ts'

export const germanGroups: Readonly<Record<NonNullable<SampleContact['group']>, string>> = {
  Friends: 'Freunde',
  Clients: 'Kunden',
  'Recent Workers': 'Kürzlich beauftragt',
}

/** By first and last name. Who has neither a job nor notes is not here. */
export const germanPeople: Readonly<Record<string, Partial<Pick<SampleContact, 'job_title' | 'notes'>>>> = {
  'Regula Ammann': { job_title: 'Inhaberin', notes: 'Am besten vormittags anrufen. Abschluss jeweils im Juni.' },
  'Beat Brunner': { job_title: 'Geschäftsführer' },
  'Claudia Caduff': { job_title: 'Leiterin Buchhaltung' },
  'Daniel Dubach': { job_title: 'Zahnarzt', notes: 'Möchte den Entwurf des Jahresabschlusses als PDF.' },
  'Fabio Ferrari': { job_title: 'Inhaber' },
  'Gabriela Gerber': { job_title: 'Lehrerin' },
  'Hansruedi Hofer': { job_title: 'Revisor' },
  'Ines Imhof': { job_title: 'Übersetzerin' },
  'Jonas Jäggi': { job_title: 'Grafiker' },
  'Karin Käser': { job_title: 'Informatikerin', notes: 'Betreut unser Netzwerk. Jeden Dienstag im Büro.' },
  'Luca Lüthi': { job_title: 'Elektriker' },
  'Martina Müller': { job_title: 'Steueramt' },
  'Nadja Nussbaum': { job_title: 'Rechtsanwältin' },
  'Oliver Odermatt': { job_title: 'Disponent' },
  'Priska Pfister': { job_title: 'Inhaberin' },
  'Quirin Quadri': { job_title: 'Architekt' },
  'Ruth Roth': { job_title: 'Zentrumsleiterin' },
  'Simon Steiner': { job_title: 'Velomechaniker' },
  'Tanja Tobler': { job_title: 'Verkauf' },
  'Urs Ulrich': { job_title: 'Landwirt' },
  'Vera von Arx': { job_title: 'Apothekerin' },
  'Werner Widmer': { job_title: 'Sanitärinstallateur' },
  'Xenia Xaver': { job_title: 'Fotografin' },
  'Yves Yerly': { job_title: 'Weinhändler' },
  'Zoé Zimmermann': { job_title: 'Eventmanagerin' },
}
