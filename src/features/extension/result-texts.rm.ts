import type { Translated } from '../../kit/texts.ts'
import type { resultTexts } from './result-texts.ts'

// NOTE this is a draft: a native reader has to check it before release.
export const texts: Translated<typeof resultTexts> = {
  rowResult: 'Resultat da Vossa prolungaziun dal termin',
  rowOld: 'Termin vegl',
  rowNew: 'Termin nov',
  rowReceived: 'Data da la dumonda',
  rowCompany: 'Firma',
  rowName: 'Num',
  rowFirstName: 'Prenum',
  rowPid: 'PID',
  rowError: 'Errur',
  done: 'Finì',
  back: 'Enavos',
  doneEffect: '«Finì» svida il formular ed allontanescha quest resultat dal navigatur.',
  backEffect: '«Enavos» svida il formular; cun «Curreger las indicaziuns» restan Vossas endataziuns.',
  correct: 'Curreger las indicaziuns',
  print: 'Stampar',
  copy: 'Copiar',
  copied: 'Copià',
  copyRefused: 'Il navigatur na lubescha betg da copiar qua.',

  waitingTitle: 'La dumonda vegn tramessa',
  waitingText: 'Quai dura normalmain main ch’ina secunda.',
  waitingSlow: 'I dura pli ditg che usità. Laschai per plaschair avert questa pagina.',
  waitingVerySlow: 'La resposta sa fa spetgar. Laschai anc avert questa pagina; nus As schain co ch’igl è ì a finir.',
  workingText:
    'Per evitar abus vegn fatga ina controlla supplementara sin Voss apparat. Quai dura intginas secundas. Vus na stuais far nagut; laschai per plaschair avert questa pagina.',
  workingSlow:
    'La controlla supplementara dura anc; sin apparats pli vegls va ella pli ditg. Vus na stuais far nagut. Suenter vegn Vossa dumonda tramessa da sai anora.',
  granted: 'Permess',
  grantedTitle: 'Voss nov termin',
  unchanged: 'Nagina midada',
  unchangedTitle: 'Voss termin resta',
  expired: 'Termin scadì',
  expiredTitle: 'Voss termin è scadì ils',
  was: 'enfin ussa {date}',
  moreTime: '{days} dis dapli temp',
  rejected: 'Nagina prolungaziun',
  rejectedTitle: 'Voss termin n’è betg vegnì prolungà',
  fee: 'Taxa betg confermada',
  feeTitle: 'Per quest termin dovri Vossa conferma',
  acceptFee: 'Confermar la taxa e trametter la dumonda',
  pending: 'Arrivada, la decisiun suonda',
  pendingTitle: 'Vossa dumonda è arrivada ils',
  unknown: 'Resultat nunenconuschent',
  unknownTitle: 'Nus n’avain survegnì nagina resposta',
  unknownText: 'La colliaziun è interrutta. Forsa è Vossa dumonda tuttina arrivada tar nus.',
  unknownRetry: 'Empruvai anc ina giada: la resposta As mussa il stadi da Voss termin. Pli curt na vegn el mai.',
  retry: 'Empruvar anc ina giada',
  noneTitle: 'Qua n’è memorisà nagin resultat',
  noneText:
    'In resultat resta mo en la fanestra, en la quala Vus avais tramess la dumonda, e mo fin che Vus cliccais sin «Finì». Sche Vus n’essas betg segirs che Vossa dumonda è arrivada, dumandai nus.',
  newRequest: 'Far ina nova dumonda',

  nextTitle: 'Co vinavant?',
  nextFile: 'Consegnai la decleraziun da taglia {period} fin ils {date}.',
  nextKeep: 'Tegnai en salv questa conferma, per exempel stampada.',
  nextLonger:
    'Sche il temp na basta betg, As drizzai avant la fin dal termin a l’uffizi da taglia da Vossa vischnanca u a l’administraziun chantunala da taglia.',
  nextExpired: 'Consegnai la decleraziun da taglia {period} uschè spert sco pussaivel u dumandai nus.',
  nextRejected: 'Controllai Vossas indicaziuns cun agid da la decleraziun da taglia u dumandai nus. Fin lura vala Voss termin actual.',
  nextFee:
    'Cun «Confermar la taxa e trametter la dumonda» acceptais Vus la taxa. Senza conferma vala Voss termin actual; per in termin pli curt currigi Vossas indicaziuns.',
  nextPendingLetter: 'La decisiun survegnis Vus per brev. Vus na stuais far nagut auter e betg trametter la dumonda anc ina giada.',
  nextPendingCounts: 'Per observar il termin quinta l’arrivada da Vossa dumonda, betg il di da la decisiun.',
  nextPendingCheck:
    'Cun la referenza ed il code da controlla vesais Vus sut «Controllar in’attestaziun» sche la decisiun è gia prendida. En cas da dumondas ans inditgai la referenza.',
}
