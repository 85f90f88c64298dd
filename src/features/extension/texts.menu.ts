import type { Language } from '../../kit/texts.ts'

type Label = Readonly<Record<Language, string>>

/** The words of the menu, which shows all languages' own without loading a catalogue. */
export const menuTexts: Readonly<Record<'person' | 'entity' | 'verify' | 'rules' | 'help' | 'about', Label>> = {
  person: {
    de: 'Frist erstrecken: natürliche Person',
    fr: 'Prolonger le délai : personne physique',
    it: 'Prorogare il termine: persona fisica',
    rm: 'Prolungar il termin: persuna natirala',
    en: 'Extend a deadline: individual',
    ls: 'Mehr Zeit: Privat-Person',
  },
  entity: {
    de: 'Frist erstrecken: juristische Person',
    fr: 'Prolonger le délai : personne morale',
    it: 'Prorogare il termine: persona giuridica',
    rm: 'Prolungar il termin: persuna giuridica',
    en: 'Extend a deadline: legal entity',
    ls: 'Mehr Zeit: Firma',
  },
  verify: {
    de: 'Beleg prüfen',
    fr: 'Vérifier une attestation',
    it: 'Verificare un’attestazione',
    rm: 'Controllar in’attestaziun',
    en: 'Check a receipt',
    ls: 'Beleg prüfen',
  },
  rules: {
    de: 'So wird entschieden',
    fr: 'Comment la décision est prise',
    it: 'Come si decide',
    rm: 'Uschia vegn decidì',
    en: 'How decisions are made',
    ls: 'So entscheiden wir',
  },
  help: { de: 'Hilfe', fr: 'Aide', it: 'Aiuto', rm: 'Agid', en: 'Help', ls: 'Hilfe' },
  about: {
    de: 'Über diesen Dienst',
    fr: 'À propos de ce service',
    it: 'A proposito di questo servizio',
    rm: 'Davart quest servetsch',
    en: 'About this service',
    ls: 'Über dieses Angebot',
  },
}
