import type { Translated } from '../../kit/texts.ts'
import type { infoTexts } from './info-texts.ts'

// NOTE this is a draft: a native reader has to check it before release.
export const texts: Translated<typeof infoTexts> = {
  title: 'Davart quest servetsch',
  lead: 'Qua stat tgi che po prolungar in termin online, fin cura, e tge che capita cun las indicaziuns.',
  whoTitle: 'Tgi che po duvrar il servetsch',
  whoText:
    'Tut las persunas natiralas e giuridicas che consegnan ina decleraziun da taglia en quest chantun. Vus duvrais il PID, persunas natiralas er la data da naschientscha. Ina annunzia n’è betg necessaria. Vus pudais far la dumonda er per insatgi che As ha incumbensà.',
  untilTitle: 'Fin cura ch’in termin po ir',
  untilPerson: 'Persunas natiralas: fin ils 30.11. da l’onn suenter la perioda fiscala.',
  untilEntity: 'Persunas giuridicas: fin ils 31.12. da l’onn suenter la perioda fiscala.',
  untilArrival:
    'La dumonda sto arrivar tar nus avant la fin dal termin current. I vala il temp da la Svizra. La decisiun cumpara immediat.',
  untilLonger:
    'Per in termin pli lung u ina perioda fiscala pli veglia As drizzai per plaschair a l’uffizi da taglia da Vossa vischnanca u a l’administraziun chantunala da taglia.',
  privacyTitle: 'Tge che capita cun Vossas indicaziuns',
  privacyUse:
    'PID, data da naschientscha, perioda fiscala e data giavischada duvrain nus mo per giuditgar Vossa dumonda. Dumonda e decisiun vegnan tegnidas en salv tar l’administraziun da taglia sco ina dumonda sin palpiri.',
  privacyBrowser:
    'Quai che Vus endatais resta en questa fanestra fin ch’i vegn tramess. Il resultat resta en questa fanestra fin che Vus cliccais sin «Finì» u serrais ella. Indicaziuns d’ina colliaziun vegnan allontanadas da l’adressa gist suenter la lectura.',
  privacyNone:
    'I na dat nagins cookies, nagina reclama e nagina analisa tras terzs. Memorisads vegnan mo la lingua e la preschentaziun tschernidas.',
  accessTitle: 'Accessibladad',
  accessText:
    'Il servetsch duai esser duvrabel per tuts: cun tastatura, legider da visur, engrondiment, cumond vocal, ferm cuntrast e sin pitschens visurs. La mesira èn las Web Content Accessibility Guidelines 2.2, stgalim AA.',
  accessKnown: 'Mancanzas enconuschentas: la versiun rumantscha n’è anc betg controllada; respostas da l’uffizi èn en tudestg.',
  accessReport: 'Sche Vus chattais in obstachel, annunziai quel a nus. Nus prendain alura encunter Vossa dumonda sin in’autra via.',
  contactTitle: 'Contact',
  toForm: 'Al formular',
  binding: 'Decisiva è la versiun tudestga.',
}
