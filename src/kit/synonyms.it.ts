export const texts = {
  endings: 'azioni azione amento amenti imento are ere ire ario aria arie ari armi arsi ando endo i e o a',
  fillers:
    'il lo la i gli le l un uno una di del dello della dei degli delle d e ed o ma anche io mi m tu ti lui lei si noi ci voi vi loro mio mia miei ' +
    'mie nostro nostra vostro vostra suo sua questo questa che cosa come quante quanti perché è sono ho hai ha abbiamo ' +
    'avete hanno essere avere stato fare fa devo deve posso può in nel nella su sul sulla per con senza a al alla ai da dal dalla non più ' +
    'meno molto se già ancora qui sì no trova quale ciao grazie',
  meanings: `costa costo costare costi gratis gratuito gratuita prezzo tassa tariffa emolumento importo franchi chf spese caro
pagare pagamento fattura rate rata interessi versare acconto
registrarsi registrarmi registrazione conto account login accesso accedere password iscriversi iscrizione
prorogare proroga prolungare prolungamento rinviare rinvio posticipare estendere estensione dilazione
due volte nuovo seconda ancora
entro scadenza scade data limite ultimo
motivo motivazione motivi giustificazione ragione giustificare
allegare allegati documenti mancano giustificativi manca
periodo anno precedente
fine settimana domenica sabato festivo festivi
diffida sollecito richiamo multa ritardo tardi perso dimenticato scaduto mancato
numero identificativo
trovati trovato sbagliato errato sconosciuto nascita
ditta società sagl sa associazione fondazione impresa giuridica
fiduciaria fiduciario rappresentante commercialista procura mandato madre padre genitori consulente
coniugi coniuge sposati sposato sposata matrimonio marito moglie divorziato separato
decesso deceduto morto morta morte eredi erede eredità vedova vedovo
trasloco traslocato trasferito trasferimento partenza arrivo partita estero
risposta decisione attendere aspettare schermo
respinta rifiuto rifiutata ricorso reclamo accordo opposizione
cambio annullare ritirare modificare correggere idea errore sbaglio sbagliato
attestazione conferma ricevuta prova quietanza stampare pdf riferimento
presentare consegnare inviare compilare
dati protezione privacy sicurezza privato segreto
funziona guasto errore bloccato modulo
telefonino cellulare smartphone app lingua lingue inglese
computer internet carta posta lettera
raggiungervi contatto contattare telefono telefonare orari indirizzo mail sportello`,
} as const
