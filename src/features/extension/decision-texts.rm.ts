import type { Translated } from '../../kit/texts.ts'
import type { answerTexts } from './decision-texts.ts'

// NOTE this is a draft: a native reader has to check it before release.
export const texts: Translated<typeof answerTexts> = {
  malformed: 'La dumonda è incumpletta. Chargiai per plaschair danovamain il formular ed empruvai anc ina giada.',
  invalidPid: 'PID nunvalaivel',
  invalidUid: 'IDI nunvalaivel',
  badDate: 'Il format da la data endatada n’è betg correct.',
  tooMany: 'Memia bleras dumondas èn arrivadas. Empruvai per plaschair anc ina giada en {minutes} minutas.',
  workNeeded: 'Il mument arrivan extraordinariamain bleras dumondas. Empruvai per plaschair pli tard u telefonai a nus.',
  unavailable:
    'Il servetsch n’è il mument betg disponibel. Tramettai per plaschair la dumonda anc ina giada en insaquantas minutas; ina dumonda tramessa duas giadas quinta mo ina giada.',
  periodNotOffered: 'Per la perioda fiscala {period} n’è ina prolungaziun dal termin online betg pussaivla.',
  notOpenYet:
    'La decleraziun da taglia {period} n’è anc betg vegnida tramessa. Ina prolungaziun dal termin è pussaivla a partir dals {opening}. Manegiais Vus la perioda fiscala {previous}?',
  wishInPast: 'La data dumandada è gia passada. Tschernì per plaschair ina data pli tarda.',
  birthInFuture: 'La data endatada è en l’avegnir.',
  received: 'Vossa dumonda è arrivada ils {at} (attestaziun {reference}). La decisiun suonda. Per observar il termin quinta l’arrivada.',
  personUnknown:
    'Per questas indicaziuns n’è vegnì chattà nagin cas fiscal. Controllai per plaschair PID, perioda fiscala e data da naschientscha cun agid da Vossa decleraziun da taglia.',
  entityUnknown:
    'Per questas indicaziuns n’è vegnì chattà nagin cas fiscal. Controllai per plaschair furma giuridica, PID e perioda fiscala cun agid da Vossa decleraziun da taglia.',
  noCase:
    'Per la perioda fiscala {period} na datti en il chantun nagin duair da consegnar ina decleraziun da taglia. Ina prolungaziun dal termin n’è betg necessaria.',
  notOnline:
    'La dumonda na po betg vegnir approvada online. As drizzai per plaschair cun il PID {pid} a l’administraziun chantunala da taglia.',
  special:
    'Nus na pudain betg prolungar quest termin online. As drizzai per plaschair a l’uffizi da taglia cumpetent. Vossa dumonda dals {at} è registrada sut {reference}.',
  filed: 'La decleraziun da taglia {period} è gia consegnada. Ina prolungaziun dal termin n’è betg pli necessaria.',
  assessed: 'La perioda fiscala {period} è gia tassada. Ina prolungaziun dal termin n’è betg pli pussaivla.',
  reminded:
    'Vus avais gia survegnì in’admoniziun. Il termin d’admoniziun fin ils {reminder} na po betg vegnir prolungà. Consegnai per plaschair la decleraziun da taglia fin lura.',
  remindedUndated:
    'Vus avais gia survegnì in’admoniziun. Il termin d’admoniziun na po betg vegnir prolungà. Consegnai per plaschair la decleraziun da taglia entaifer quest termin.',
  expired:
    'Il termin da consegna è scadì ils {deadline}. Dumondas tardivas na pon betg vegnir approvadas online. En cas da motivs extraordinaris (p.ex. malsogna, mortori) As drizzai per plaschair en scrit a l’uffizi da taglia.',
  blocked:
    'Per quest cas fiscal n’è ina prolungaziun dal termin online betg pussaivla. As drizzai per plaschair a l’uffizi da taglia cumpetent.',
  atMaximum:
    'Il termin va gia fin ils {deadline}, l’ultima data pussaivla online. Per in termin pli lung inoltrai per plaschair ina dumonda motivada en scrit.',
  longEnough: 'Voss termin va gia fin ils {deadline}. Ina prolungaziun n’è betg necessaria.',
  extendedOften: 'Prolungaziuns da quest termin fin ussa: {extensions}. In’ulteriura prolungaziun n’è betg pussaivla online.',
  feeOpen:
    'Per quest termin vegn incassada ina taxa da CHF {francs}. Confermai per plaschair la taxa e tramettai la dumonda anc ina giada.',
  grantedToMaximum: 'Il termin è vegnì prolungà fin ils {deadline}, l’ultima data pussaivla online. La data dumandada è pli tarda.',
  granted: 'La prolungaziun dal termin è vegnida permessa. Nov termin: {deadline}.',
  takenBack: 'La prolungaziun è vegnida annullada sin Voss giavisch. I vala puspè il termin precedent: {deadline}.',
  officeRefused: 'L’uffizi da taglia ha examinà e refusà Vossa dumonda. {reason} Voss termin resta ils {deadline}.',
  officeCorrected: 'L’uffizi da taglia ha curregì la decisiun. Il termin è ils {deadline}.',
  officeWithdrawn: 'La prolungaziun è vegnida revocada. I vala puspè il termin dals {deadline}.',
  becauseLate: 'La dumonda è arrivada suenter la fin dal termin.',
  becauseNoGround: 'Ils motivs na bastan betg per ina prolungaziun.',
  becauseNoProof: 'Ils motivs n’èn betg cumprovads.',
  becauseBeyond: 'Senza motivs extraordinaris na po il termin betg surpassar l’ultima data pussaivla.',
  becauseReminded: 'Il termin da l’admoniziun na po betg vegnir prolungà.',
  becauseFiled: 'La decleraziun da taglia è gia inoltrada u tassada.',
  becauseNotEntitled: 'Tgi che fa la dumonda n’ha nagina procura.',
  freeDay: 'Questa data n’è nagin lavurdi; i basta il proxim lavurdi.',
}
