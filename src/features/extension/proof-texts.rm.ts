import type { Translated } from '../../kit/texts.ts'
import type { proofPageTexts } from './proof-texts.ts'

// NOTE this is a draft: a native reader has to check it before release.
export const texts: Translated<typeof proofPageTexts> = {
  title: 'Vossa attestaziun',
  reference: 'Referenza',
  code: 'Code da controlla',
  proofText: 'Tgi che survegn l’attestaziun po controllar cun la referenza ed il code da controlla sch’ella è autentica:',
  savePdf: 'Memorisar sco PDF',
  saveCalendar: 'Inscriver en il chalender (.ics)',
  saved: 'Memorisà: {name}',
  saveFailed: 'Quai n’ha betg funcziunà. Empruvai per plaschair anc ina giada.',
  saveLater: 'Igl èn arrivadas memia bleras dumondas. Empruvai per plaschair puspè en paucas minutas.',
  askReference: 'Referenza per dumondas:',

  verifyTitle: 'Controllar in’attestaziun',
  verifyLead: 'Qua vesais Vus sch’ina conferma d’ina prolungaziun dal termin deriva da nus.',
  verifyPlace:
    'La referenza ed il code da controlla stattan sin l’attestaziun sut «Controllar l’autenticitad». Nums e PID na mussain nus betg qua.',
  referenceHint: 'Ex.: 25K7-M92Q-X8CV',
  codeHint: 'Ex.: K7M9-2QX8',
  referenceMissing: 'Endatai la referenza',
  referenceWrong: 'Questa referenza na po betg esser correcta – controllai per plaschair ils dudesch caracters',
  codeMissing: 'Endatai il code da controlla',
  codeWrong: 'Quest code da controlla na po betg esser correct – controllai per plaschair ils otg caracters',
  check: 'Controllar',
  checking: 'L’attestaziun vegn controllada …',
  failed: 'L’attestaziun n’ha betg pudì vegnir controllada. Vossas endataziuns restan.',
  genuine: 'Autentica',
  genuineTitle: 'Questa attestaziun è autentica',
  genuineCompare: 'Cumparegliai per plaschair questas indicaziuns cun l’attestaziun.',
  genuineDiffers:
    'Sche tut correspunda, pudais Vus As fidar da l’attestaziun. Sche insatge è different, è ella vegnida midada; dumandai nus.',
  rowPeriod: 'Perioda fiscala',
  pending: 'Autentica, anc betg decidida',
  pendingTitle: 'Questa attestaziun è autentica, la decisiun suonda',
  pendingMeans: 'L’attestaziun conferma mo l’arrivada da la dumonda. Sch’il termin vegn prolungà, n’è anc betg decidì.',
  pendingLater: 'Controllai l’attestaziun pli tard anc ina giada: uschespert ch’igl è decidì, stat qua il termin.',
  refused: 'Autentica, dumonda refusada',
  refusedTitle: 'Questa attestaziun è autentica, la dumonda è vegnida refusada',
  refusedMeans:
    'L’attestaziun conferma mo l’arrivada da la dumonda. Il termin n’è betg vegnì prolungà; la brev da l’uffizi da taglia numna il motiv.',
  unknown: 'Betg chattada',
  unknownTitle: 'Questa attestaziun n’enconuschain nus betg',
  unknownCompare: 'Cumparegliai la referenza ed il code da controlla caracter per caracter cun l’attestaziun.',
  unknownAsk: 'Sche tuts dus èn corrects, dumandai nus avant che As fidar da l’attestaziun.',
  again: 'Controllar in’autra attestaziun',

  unsent: 'Anc betg tramess',
  unsentTitle: 'Vossa dumonda n’è anc betg tramessa',
  unsentText: 'Quest apparat n’ha nagina colliaziun cun l’internet. Vossas indicaziuns restan en questa fanestra.',
  unsentLost: 'Il trametter n’è betg reussì. Vossas indicaziuns restan en questa fanestra.',
  unsentOnline: 'La colliaziun è puspè qua.',
  unsentNext: 'Smatgai sin «Trametter ussa», uschespert che Vus essas puspè collià. Da sai anora na vegn tramess nagut.',
  unsentNow: 'Smatgai sin «Trametter ussa». Da sai anora na vegn tramess nagut.',
  unsentCounts: 'I quinta il mument che la dumonda arriva tar nus.',
  sendNow: 'Trametter ussa',
}
