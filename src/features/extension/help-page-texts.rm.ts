import type { Translated } from '../../kit/texts.ts'
import type { helpPageTexts } from './help-page-texts.ts'

// NOTE this is a draft: a native reader has to check it before release.
export const texts: Translated<typeof helpPageTexts> = {
  title: 'Agid',
  lead: 'Respostas a dumondas davart il formular. Datas ed imports valan qua: {canton}.',
  binding: 'Decisiva è la versiun tudestga.',
  contents: 'Sin questa pagina',
  search: 'Tschertgar en dumondas e respostas',
  found: '{found} da {all} dumondas',
  none: 'Davart quai na stat qua nagut. Empruvai in auter pled u dumandai nus: telefon ed adressas stattan a la fin da la pagina.',
  showAll: 'Mussar tut las dumondas',
  openAll: 'Avrir tut',
  closeAll: 'Serrar tut',
  print: 'Stampar',
  link: 'Colliaziun a questa resposta',
  didHelp: 'Ha quai gidà?',
  yes: 'Gea',
  no: 'Na',
  thanks: 'Grazia. Dumbrada vegn mo la resposta, nagut davart Vus.',
  voteFailed: 'Quai n’ha il mument betg pudì vegnir dumbrà.',

  askTitle: 'La dumonda',
  detailsTitle: 'Vossas indicaziuns',
  answerTitle: 'La resposta',
  troubleTitle: 'Sche insatge na funcziuna betg',

  who: 'Tgi po dumandar dapli temp?',
  whoText:
    'Tut las persunas natiralas e giuridicas che consegnan ina decleraziun da taglia en quest chantun. Ina annunzia u in motiv n’èn betg necessaris.\nTscherts cas na pon betg vegnir prolungads online, per exempel sche Vus essas gia vegnids admonids u sche l’obligaziun fiscala na dura betg l’entir onn. Tut ils cas stattan sut [Uschia vegn decidì](/regeln#steuerfall).',
  until: 'Fin cura stoss jau far la dumonda?',
  untilText:
    'La dumonda sto arrivar tar nus avant la fin dal termin current. I vala il temp da la Svizra. Senza prolungaziun fineschan ils termins uschia:',
  untilLate:
    'Ina dumonda memia tarda na po betg vegnir concedida online. En cas da motivs extraordinaris, per exempel malsogna u mort, As drizzai en scrit a l’uffizi da taglia.',
  long: 'Fin cura e quantas giadas poss jau prolungar il termin?',
  longText:
    'Vus tschernis sez la data, fin a quest di:\nSch’il temp na basta betg, As drizzai avant la fin dal termin a l’uffizi da taglia da Vossa vischnanca u a l’administraziun chantunala da taglia.',
  cost: 'Tge custa quai?',
  costText: '{cost}\nTut las cifras dal chantun stattan sut [Uschia vegn decidì](/regeln#zahlen).',
  costFee: 'Vus vesais l’import avant ch’insatge vegn concedì. La dumonda vala pir, cur che Vus confermais el.',
  freeDay: 'Tge vala, sch’il termin croda sin ina fin d’emna u sin in di da festa?',
  freeDayText:
    'Sche l’ultim di d’in termin n’è nagin lavurdi, basta il proxim lavurdi. Quai vala per la dumonda e per la decleraziun da taglia.',

  pid: 'Nua chat jau il PID?',
  pidText: '{place} El ha maximalmain sis cifras e na cumenza betg cun 0.\nSche Vus na chattais betg el, dumandai nus: {phone}, {hours}.',
  firm: 'Tge inditgescha ina persuna giuridica?',
  firmPid:
    'Il PID da la firma; ina data da naschientscha na dovri betg.\nIl PID sulet na cumprova betg tgi che dumonda. Sch’ina dumonda vegn refusada, na numna la resposta perquai savens betg il motiv (secret fiscal). Dumandai alura nus.',
  firmUid:
    'Il PID e l’IDI da la firma; ina data da naschientscha na dovri betg.\nL’IDI stat sin ils quints tar il numer da la TPV, en il register da commerzi ed en il register IDI public da la Confederaziun.',
  firmForm: '[Formular per persunas giuridicas](/steuernjp)',
  agent: 'Po in biro fiduziari u insatgi auter dumandar per mai?',
  agentText:
    'Gea. Tgi che Vus avais incumbensà fa la dumonda cun las medemas indicaziuns sco Vus, ina per mintga persuna e mintga firma.\nIna colliaziun po gia purtar la furma giuridica, la perioda fiscala ed il PID: [Colliaziun al formular emplenì ordavant](/info#link).',
  couple: 'Ston pèrs maridads dumandar duas giadas?',
  coupleText: 'Na. Tgi che consegna ensemen ina decleraziun da taglia dovra mo ina dumonda: il nov termin vala per omadus.',

  refused: 'Tge far, sche la dumonda vegn refusada?',
  refusedText:
    'Legiai l’emprim la resposta: ella di tge che Vus pudais far. Sche las indicaziuns na correspundan a nagin, cumparegliai ellas cun la decleraziun da taglia; cun «Curreger las indicaziuns» resta quai che Vus avais endatà.\nSche Vus n’essas betg d’accord cun ina decisiun, controllescha ina persuna ella sin giavisch. Inditgai a nus persuenter la referenza.\nIna refusa na scursanescha betg Voss termin. Las reglas, tenor las qualas il program decida, stattan sut [Uschia vegn decidì](/regeln).',
  changed: 'E sche jau mid mes avis?',
  changedText:
    'Vus duvrais dapli temp: fai avant la fin dal nov termin in’autra dumonda cun ina data pli tarda.\nVus na duvrais tuttina betg il temp: consegnai simplamain la decleraziun da taglia pli baud. I n’è nagut da retrair; in termin na vegn mai pli curt.\nVus avais tramess per sbagl indicaziuns faussas: annunziai quai a nus cun la referenza.',
  receipt: 'Per tge èn l’attestaziun, la referenza ed il code da controlla?',
  receiptText:
    'Suenter la decisiun pudais Vus memorisar l’attestaziun sco PDF u stampar ella. Ella conferma Voss termin.\nCun la referenza ed il code da controlla po mintgin vesair sut [Controllar in’attestaziun](/beleg) sch’ella è autentica. Nums e PID na cumparan là betg.\nAvais Vus serrà la fanestra memia baud? Tramettai entaifer 24 uras anc ina giada la medema dumonda: Vus survegnis la medema resposta cun la medema referenza.',
  privacy: 'Tge capita cun mias indicaziuns?',
  privacyText:
    'Nus duvrain ellas mo per giuditgar Vossa dumonda. I na dat nagina reclama e nagina analisa tras terzs. En il navigatur restan ellas mo en questa fanestra, fin che Vus cliccais sin «Finì» u serrais ella.\nIls detagls stattan sut [Tge che capita cun Vossas indicaziuns](/info#datenschutz).',

  trouble: 'Il formular na funcziuna betg. Tge ussa?',
  troubleText:
    'Sch’il servetsch funcziuna, di [Stadi dal servetsch](/status).\nSche la colliaziun è interrutta, tramettai anc ina giada la medema dumonda: ella na dumbra mai dubel. Il formular funcziuna er senza JavaScript.\nSche Voss termin finescha oz, na spetgai betg: telefonai a nus u scrivai a {email}.',
  paper: 'Jau n’hai nagin computer. Co fatsch jau la dumonda?',
  paperText:
    'Telefonai a nus: {phone}, {hours}. U scrivai a nus: {address}. Nus prendain encunter Vossa dumonda er sin questa via.\nInditgai Voss num, il PID, la perioda fiscala e fin cura che Vus duvrais temp. Er ina brev sto esser tar nus avant la fin dal termin.',
}
