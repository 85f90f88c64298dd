import type { Translated } from '../../kit/texts.ts'
import type { helpPageTexts } from './help-page-texts.ts'

// NOTE this is a draft: a native reader has to check it before release.
export const texts: Translated<typeof helpPageTexts> = {
  title: 'Agid',
  lead: 'Respostas a dumondas davart il formular. Datas ed imports per: {canton}.',
  binding: 'Decisiva è la versiun tudestga.',
  contents: 'Sin questa pagina',
  search: 'Tschertgar en dumondas e respostas',
  submit: 'Tschertgar',
  found: '{found} da {all} dumondas',
  foundTitle: 'Resultats',
  none: 'Nagins resultats per «{sought}».',
  noneNext: 'Empruvai in auter pled u dumandai nus: {phone}, {hours}, {email}.',
  showAll: 'Mussar tut las dumondas',
  openAll: 'Avrir tut',
  closeAll: 'Serrar tut',
  print: 'Stampar',
  link: 'Colliaziun a questa resposta',
  didHelp: 'Ha quai gidà?',
  yes: 'Gea',
  no: 'Na',
  thanks: 'Grazia. Nus dumbrain mo la resposta, betg tgi che l’ha dada.',
  voteFailed: 'La resposta n’ha il mument betg pudì vegnir dumbrada.',

  askTitle: 'La dumonda',
  detailsTitle: 'Vossas indicaziuns',
  answerTitle: 'La resposta',
  troubleTitle: 'Sche insatge na funcziuna betg',

  who: 'Tgi po prolungar in termin?',
  whoText:
    'Tut las persunas natiralas e giuridicas che consegnan ina decleraziun da taglia en quest chantun. Vus na duvrais nagina annunzia e nagin motiv.\nTscherts termins na pudain nus betg prolungar online, per exempel suenter ina admoniziun u sche l’obligaziun fiscala na dura betg l’entir onn. Tut ils cas: [Uschia vegn decidì](/regeln#steuerfall).',
  account: 'Dovr jau in conto u in pled-clav?',
  accountText:
    'Na, Vus na stuais s’annunziar nagliur. Persunas dovran il PID e lur data da naschientscha; per firmas guardai sut [Tge inditgescha ina persuna giuridica?](#firma)\nQua vai tar la dumonda: [per persunas](/steuernnp), [per firmas](/steuernjp).',
  until: 'Cura finescha il termin? Fin cura stoss jau far la dumonda?',
  untilText:
    'Tramettai la dumonda avant che Voss termin actual scada. I vala il temp da la Svizra. Senza prolungaziun fineschan ils termins uschia:',
  untilLate:
    'In termin scadì na pudain nus betg pli prolungar online. Aveva quai in motiv impurtant, per exempel ina malsogna u ina mort? Scrivai a l’uffizi da taglia.',
  long: 'Fin cura e quantas giadas poss jau prolungar?',
  longText:
    'Vus tschernis sez la data, fin a quest di:\nSch’il temp na basta betg, As drizzai ordavant a l’uffizi da taglia da Vossa vischnanca u a l’administraziun chantunala da taglia.',
  reason: 'Stoss jau inditgar in motiv u agiuntar insatge?',
  reasonText:
    'Na, ni in ni l’auter. Er sche Vus avais anc betg tut ils documents, per exempel l’attest da paja, basta la dumonda.\nIn motiv dovri pir, sche Vus vulais dapli temp che quai ch’è pussaivel online. Scrivai alura a l’uffizi da taglia avant la fin da Voss termin.',
  period: 'Tge perioda fiscala tschern jau?',
  periodText:
    'L’onn, per il qual la decleraziun da taglia vala. El stat sin ella; consegnada vegn ella pir l’onn suenter.\nPussaivels èn l’onn current ed ils dus onns avant. Per onns pli vegls drizzai Vus a l’uffizi da taglia.',
  cost: 'Tge custa quai?',
  costText: '{cost}\nTut las cifras dal chantun: [Uschia vegn decidì](/regeln#zahlen).',
  costFee: 'Vus vesais l’import avant la decisiun. La dumonda vala pir, cur che Vus confermais el.',
  pay: 'Stoss jau tuttina pajar il quint da taglia?',
  payText:
    'Gea. Prolungà vegn mo il termin per la decleraziun da taglia. In quint sto vegnir pajà fin il di che stat sin el.\nQuints averts n’èn betg in motiv per refusar ina dumonda. Per pajar en ratas u pli tard dumandai l’uffizi da taglia.',
  freeDay: 'Tge vala, sch’il termin croda sin ina fin d’emna u sin in di da festa?',
  freeDayText:
    'Sche l’ultim di d’in termin n’è nagin lavurdi, basta il proxim lavurdi. Quai vala per la dumonda e per la decleraziun da taglia.',
  late: 'Jau hai manchentà il termin u survegnì in’admoniziun. Tge ussa?',
  lateText:
    'Inoltrai la decleraziun da taglia uschè spert sco pussaivel. Sch’il termin è scadì, na pudain nus betg pli prolungar el online.\nSuenter in’admoniziun vala il termin da l’admoniziun. El na po betg vegnir prolungà; tgi che manchenta er quel ristga ina taxaziun tenor apprezziar ed ina multa.\nSche Vus eras per exempel malsauns, scrivai a l’uffizi da taglia.',

  pid: 'Nua chat jau il PID?',
  pidText: '{place} El ha maximalmain sis cifras e na cumenza betg cun 0.\nVus na chattais betg el? Telefonai a nus: {phone}, {hours}.',
  notFound: 'Mias indicaziuns na vegnan betg chattadas. Tge poss jau far?',
  notFoundText:
    'Cumparegliai PID, perioda fiscala e data da naschientscha cun la decleraziun da taglia e controllai, sch’igl è il dretg formular: [per persunas](/steuernnp) u [per firmas](/steuernjp).\nSuenter memia blers emprovas respundain nus adina uschia per Voss segirezza. Telefonai alura a nus: {phone}, {hours}.',
  firm: 'Tge sto inditgar ina persuna giuridica?',
  firmPid:
    'Il PID da la firma. Ina data da naschientscha na dovri betg.\nIl PID sulet na cumprova betg tgi che fa la dumonda. Sche nus refusain ella, na pudain nus savens betg numnar il motiv pervi dal secret fiscal. Telefonai alura a nus.',
  firmUid:
    'Il PID e l’IDI da la firma. Ina data da naschientscha na dovri betg.\nL’IDI stat sin ils quints tar il numer da la TPV, en il register da commerzi ed en il register IDI public da la Confederaziun.',
  firmForm: '[Formular per persunas giuridicas](/steuernjp)',
  agent: 'Po mes biro fiduziari u insatgi auter far la dumonda?',
  agentText:
    'Gea. Tgi che Vus avais incumbensà fa la dumonda cun las medemas indicaziuns sco Vus. Mintga persuna e mintga firma dovra ina atgna dumonda.\nIna colliaziun po gia emplenir la furma giuridica, la perioda fiscala ed il PID: [Colliaziun al formular emplenì ordavant](/info#link).',
  couple: 'Dovran pèrs maridads duas dumondas?',
  coupleText: 'Na. Sche Vus consegnais ensemen ina decleraziun da taglia, basta ina dumonda. Il nov termin vala per omadus.',
  special: 'Tge vala en cas da mort, partenza u arrivada?',
  specialText:
    'Sche insatgi è mort u è i a l’exteriur, na po il termin betg vegnir prolungà online. As drizzai a l’uffizi da taglia.\nSuenter ina midada en in auter chantun prolungai Vus il termin là, nua che Vus abitavas l’ultim di da la perioda fiscala.',

  when: 'Cura survegn jau la resposta?',
  whenText:
    'Per regla immediat, sin il visur. Memorisai alura l’attestaziun.\nSch’i stat «La decisiun suonda», è Vossa dumonda tar nus; na tramettai betg ella anc ina giada. Per Voss termin quinta cura ch’ella è arrivada.',
  refused: 'Tge far, sche la dumonda vegn refusada?',
  refusedText:
    'La resposta di tge che Vus pudais far. Na chattain nus nagin cas cun Vossas indicaziuns? Cumparegliai ellas cun la decleraziun da taglia. Cun «Curreger las indicaziuns» resta quai che Vus avais endatà.\nBetg d’accord? Nus controllain persunalmain la decisiun. Inditgai a nus la referenza.\nIna refusa na scursanescha betg Voss termin. Las reglas, tenor las qualas il program decida: [Uschia vegn decidì](/regeln).',
  changed: 'E sche jau mid mes avis?',
  changedText:
    'Duvrais Vus dapli temp? Fai in’autra dumonda cun ina data pli tarda avant la fin dal nov termin.\nNa duvrais Vus tuttina betg il temp? Consegnai simplamain la decleraziun da taglia pli baud. I n’è nagut da retrair.\nAvais Vus tramess indicaziuns faussas? Annunziai quai a nus cun la referenza.',
  receipt: 'Per tge èn l’attestaziun, la referenza ed il code da controlla?',
  receiptText:
    'Suenter la decisiun pudais Vus memorisar l’attestaziun sco PDF u stampar ella. Ella conferma Voss termin.\nCun la referenza ed il code da controlla vesan ins sut [Controllar in’attestaziun](/beleg) sch’ella è autentica. Nums e PID na cumparan là betg.\nAvais Vus serrà la fanestra memia baud? Tramettai entaifer 24 uras anc ina giada la medema dumonda: Vus survegnis la medema resposta cun la medema referenza.',
  filing: 'Nua inoltresch jau la decleraziun da taglia?',
  filingText: 'Betg qua: quest formular prolunghescha mo il termin. Inoltrai la decleraziun da taglia sco fin ussa.',
  filingOnline: 'Online vai qua: [per persunas]({person}), [per firmas]({firm}).',
  privacy: 'Tge capita cun mias indicaziuns?',
  privacyText:
    'Nus duvrain ellas mo per Vossa dumonda. I na dat nagina reclama e nagina analisa tras terzs. En il navigatur restan ellas mo en questa fanestra, fin che Vus cliccais sin «Finì» u serrais ella.\nDapli: [Tge che capita cun Vossas indicaziuns](/info#datenschutz).',

  trouble: 'Il formular na funcziuna betg. Tge ussa?',
  troubleText:
    'Sch’il servetsch funcziuna, vesais Vus sut [Stadi dal servetsch](/status).\nÈ la colliaziun interrutta? Tramettai anc ina giada la medema dumonda: ella dumbra mo ina giada. Il formular funcziuna er senza JavaScript.\nSche Voss termin finescha oz, na spetgai betg: telefonai a nus u scrivai a {email}.',
  phone: 'Vai er cun il telefonin ed en autras linguas?',
  phoneText:
    'Gea. Vus duvrais mo in navigatur e nagina app. Vus pudais tscherner tranter tudestg, franzos, talian, rumantsch, englais e lingua simpla (Leichte Sprache).\nDecisiva è la versiun tudestga.',
  paper: 'Jau n’hai nagin computer. Co fatsch jau la dumonda?',
  paperText:
    'Telefonai a nus: {phone}, {hours}. U scrivai a nus: {address}. Nus prendain encunter Vossa dumonda er sin questa via.\nInditgai Voss num, il PID, la perioda fiscala e fin cura che Vus duvrais temp. Er ina brev sto esser tar nus avant la fin dal termin.',
  contact: 'Co poss jau cuntanscher Vus?',
  contactText:
    'Telefon: {phone}, {hours}\nE-mail: {email}\nPosta: {address}\nTegnai a maun il PID e, sche Vus avais gia fatg ina dumonda, la referenza.',
}
