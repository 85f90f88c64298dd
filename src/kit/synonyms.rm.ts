export const texts = {
  endings: 'aziuns aziun aments ament ar er ir ada adas à ads ida idas i s a as',
  fillers:
    'il la ils las in ina da dal dals en sin per cun senza u e ed er jau ti el ella nus vus els mes mia mias noss nossa voss vossa che tge tgi co ' +
    'cura nua pertge è èn sun hai ha avais han poss po pon stoss sto na betg nagin nagina mo gia anc qua là sche ussa gea',
  meanings: `custa custar custs gratuit taxa pretsch import francs chf
pajar pajament quint quints ratas tschains
conto annunzia annunziar login pled clav registrar
prolungar prolungaziun termin spustar
duas giadas anc in'otra repeter
motiv motivaziun raschun
agiuntar documents
perioda onn
emna dumengia sonda festa lavurdi
admoniziun multa memia tard manchentà emblidà scadì
numer
chattadas chattà fauss naschientscha
firma interpresa giuridica uniun
fiduziari represchentant mamma bab geniturs plainpudair
maridads marì dunna pèr um conjugal
mort mortas ierta ertavels
midada partenza arrivada exteriur
resposta decisiun spetgar visur
refusada refusa recurs protesta
mid midar retrair sbagl
attestaziun conferma quittanza stampar pdf referenza
inoltrar consegnar emplenir
datas protecziun segirezza indicaziuns
funcziuna errur panna formular
telefonin handy app linguas
computer internet palpiri posta brev
cuntanscher contact telefon adressa`,
} as const
