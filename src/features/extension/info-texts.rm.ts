import type { Translated } from '../../kit/texts.ts'
import type { infoTexts } from './info-texts.ts'

// NOTE this is a draft: a native reader has to check it before release.
export const texts: Translated<typeof infoTexts> = {
  title: 'Davart quest servetsch',
  lead: 'Qua stat tgi che po prolungar in termin online, fin cura, e tge che capita cun las indicaziuns.',
  binding: 'Decisiva è la versiun tudestga.',
  contents: 'Sin questa pagina',

  whoTitle: 'Tgi che po duvrar il servetsch',
  whoText:
    'Tut las persunas natiralas e giuridicas che consegnan ina decleraziun da taglia en quest chantun. Vus pudais far la dumonda er per ina persuna u ina firma che As ha incumbensà.',
  whoNeeds: 'Vus duvrais il PID, per persunas natiralas er la data da naschientscha. Ina annunzia n’è betg necessaria. {cost}',
  whoNeedsUid:
    'Persunas natiralas dovran il PID e la data da naschientscha, persunas giuridicas il PID e l’IDI. Ina annunzia n’è betg necessaria. {cost}',

  untilTitle: 'Fin cura che Vus pudais prolungar',
  untilPerson: 'Persunas natiralas',
  untilEntity: 'Persunas giuridicas',
  untilYear: 'da l’onn suenter la perioda fiscala',
  toPerson: 'Formular per persunas natiralas',
  toEntity: 'Formular per persunas giuridicas',
  toRules: 'Uschia vegn decidì',
  untilArrival:
    'Tramettai la dumonda avant che Voss termin actual scada. I vala il temp da la Svizra. La decisiun cumpara per regla immediat.',
  untilLonger:
    'Per in termin pli lung u ina perioda fiscala pli veglia As drizzai a l’uffizi da taglia da Vossa vischnanca u a l’administraziun chantunala.',

  privacyTitle: 'Tge che capita cun Vossas indicaziuns',
  privacyUse:
    'PID, data da naschientscha, perioda fiscala e data dumandada duvrain nus mo per Vossa dumonda. I na dat nagina reclama e nagina analisa tras terzs.',
  privacyUseUid:
    'PID, data da naschientscha u IDI, perioda fiscala e data dumandada duvrain nus mo per Vossa dumonda. I na dat nagina reclama e nagina analisa tras terzs.',
  keptEntries: 'Vossas indicaziuns en il formular',
  keptEntriesText: 'Mo en questa fanestra, fin che Vus annullais il formular, cliccais sin «Finì» u serrais la fanestra.',
  keptResult: 'Il resultat',
  keptResultText:
    'Mo en questa fanestra, fin che Vus cliccais sin «Finì» u serrais ella. Senza JavaScript stat el empè insaquantas minutas sut in’adressa secreta.',
  keptRequest: 'Dumonda e decisiun',
  keptRequestText: 'Tar l’administraziun da taglia, uschè ditg sco ina dumonda sin palpiri.',
  keptLink: 'Indicaziuns en ina colliaziun',
  keptLinkText:
    'Quai che suonda il segn # na trametta il navigatur a nagin server cun avrir la colliaziun. Gist suenter la lectura svaneschan las indicaziuns da l’adressa.',
  keptLanguage: 'Lingua tschernida',
  keptLanguageText: 'Durant in onn en in cookie cun il num «language». Lien stat mo la lingua, nagut davart Vus.',
  keptDisplay: 'Preschentaziun tschernida',
  keptDisplayText: 'Durant in onn en in cookie cun num «theme». El cuntegna mo il num da la visualisaziun.',
  keptLogs: 'Protocols dal server',
  keptLogsText:
    'Senza PID, data da naschientscha e num. Per proteger cunter abus dumbrain nus ils access durant curt temp tenor ina part da l’adressa da rait.',
  privacyRights:
    'Vus pudais savair tge datas che nus avain davart Vus e laschar curreger faussas. As drizzai persuenter a l’administraziun da taglia.',

  accessTitle: 'Accessibladad',
  accessText:
    'Il servetsch duai esser duvrabel per tuts: cun tastatura, legider da visur, engrondiment, cumond vocal, ferm cuntrast e sin pitschens visurs. La mesira èn las Web Content Accessibility Guidelines (WCAG) 2.2, stgalim AA. Quai va sur il standard svizzer eCH-0059 or, che pretenda la versiun 2.1.',
  accessChecked:
    'Tar mintga midada controllain nus las paginas automaticamain, plinavant il diever cun la tastatura e la preschentaziun cun 320 pixels ladezza. Questas mancanzas enconuschain nus:',
  gapAudit: 'Ina controlla tras in post independent e cun persunas che dovran meds auxiliars manca anc.',
  gapRomansh: 'La versiun rumantscha n’è anc betg controllada da persunas da lingua materna.',
  gapAnswers:
    'Liantas èn mo las respostas da l’uffizi per tudestg. En las autras linguas mussan la pagina e l’attestaziun l’emprim la translaziun e sutvart il text tudestg.',
  gapEasy:
    'Il formular, il resultat e l’agid datti en tudestg simpel (Leichte Sprache), ma anc betg tut las paginas. En lingua da segns na datti anc nagut.',
  accessReport: 'Chattais Vus in obstachel? Schai quai a nus. Nus prendain alura encunter Vossa dumonda sin in’autra via.',
  accessMail: 'Annunziar in obstachel: {email}',
  accessSubject: 'Obstachel en il servetsch eFristerstreckung',
  accessDate: 'Questa decleraziun è dals {date} e sa basa sin nossa atgna controlla.',

  contactTitle: 'Contact',

  linkTitle: 'Colliaziun al formular emplenì ordavant',
  linkText:
    'Per uffizis, fiduziaris e brevs: ina colliaziun emplenescha la furma giuridica, la perioda fiscala e, sche Vus vulais, il PID.',
  linkBirth:
    'Ina data da naschientscha na vegn mai en ina colliaziun. Ella mussa che la dumonda vegn da la dretga persuna; ina colliaziun vegn tramessa vinavant, stampada e memorisada.',
  linkPattern: 'Per brevs en seria scrivai las colliaziuns tenor quest muster; per persunas giuridicas è la via {path}:',

  keptMail: 'Adressa dad e-mail per attestaziun ed avis',
  keptMailText:
    'Mo sche Vus inditgais ella: criptada, fin ch’il termin è passà, Vus inoltrais la decleraziun da taglia u stizzais l’adressa cun la colliaziun en l’e-mail. In di senza conferma. Durant in onn dumbrain nus quantas giadas che nus avain tramess ina colliaziun ad in’adressa, senza memorisar l’adressa.',

  keptCounts: 'Tge che nus dumbrain',
  keptCountsText:
    'Quantas persunas che avran il formular, cumenzan, al tramettan, survegnan ina resposta ed arcunan il PDF, e sch’igl è stà simpel. Nus dumbrain tenor di, lingua e gener d’apparat, senza persuna, cookie u adressa da rait. Sche Voss navigatur trametta «Do Not Track» u «Global Privacy Control», n’annunzia el betg a nus, sche Vus endatais u tramettais insatge.',
}
