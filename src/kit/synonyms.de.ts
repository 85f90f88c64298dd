/** Words that mean the same where people look for help, one meaning to a line, with some as they are said and not written. */
export const texts = {
  endings: 'ungen ung erung ierung ieren ern ert erst en er em es et est st e n s t te ten',
  fillers:
    'der die das den dem des ein eine einen einem einer eines und oder aber auch nur noch schon so wie was wen wem warum wieso ' +
    'welche welcher welches welchen ich du er sie es wir ihr mich mir mein meine meinen meinem meiner unser unsere ihre ihren sich man ist ' +
    'sind bin war wird werden wurde hat habe haben hatte kann kannst können könnte muss müssen darf dürfen soll sollen will wollen möchte ' +
    'mache machen macht gibt geben geht tun in im an am auf aus bei beim von vom zu zum zur für mit ohne nach vor über unter um bis ab als ' +
    'wenn dass ob da hier dort dann nun jetzt bitte mal denn doch ja nein nicht kein keine keinen immer mehr sehr etwas alles heisst hallo ' +
    'isch min chan ha han min mini dini d s de em i chani mues für öb',
  meanings: `kosten kostet kostenlos gratis gebühr gebühren preis betrag geld franken chf tarif umsonst teuer choscht choschtet
bezahlen zahlen zahlung bezahlt rechnung raten ratenzahlung zins zinsen einzahlungsschein überweisen zahle schulden
anmelden anmeldung registrieren registrierung konto account login passwort kennwort einloggen zugang benutzername
verlängern verlängerung verlängert erstrecken erstreckung aufschub aufschieben hinausschieben verschieben hinauszögern verlängere lange maximal maximum länger längstens
oft zweimal mehrmals nochmals wieder erneut zwöimal zweites mehrfach
frist termin deadline stichtag frischt spätestens letzter
grund gründe begründung begründen rechtfertigung weshalb motiv
beilegen beilage beilagen unterlagen dokumente anhang hochladen belegen
periode jahr vorjahr kalenderjahr letztjährig
wochenende sonntag samstag feiertag feiertage werktag ostern
mahnung gemahnt mahnen mahngebühr erinnerung busse strafe verpasst vergessen vergässe verschlafen verspätet spät zspät zspot zspat abgelaufen versäumt übercho
nummer personennummer kennnummer identifikation
gefunden falsch stimmt fehlt geburtsdatum unbekannt ungültig
firma unternehmen gmbh ag verein stiftung genossenschaft betrieb geschäft juristische
treuhand treuhänder treuhänderin treuhandbüro berater vertreter vertretung vollmacht bevollmächtigt kunden jemand mutter vater eltern sohn tochter freund nachbar beauftragt
ehepaar ehepaare verheiratet heirat mann maa frau ehemann ehefrau gatte gattin partner partnerin getrennt geschieden scheidung gemeinsam
todesfall gestorben verstorben tod tot erben erbe erbschaft nachlass witwe witwer
umzug umgezogen gezogen wegzug zuzug zugezogen weggezogen ausland auswandern gezügelt zügeln umziehen adressänderung wohnort
antwort bescheid entscheid rückmeldung bildschirm dauert dauer schnell warten sofort
abgelehnt ablehnung einsprache rekurs beschwerde einverstanden widerspruch verweigert nachprüfen ablehnen abgewiesen
anders rückgängig zurückziehen rückzug stornieren löschen widerrufen annullieren versehen ändern korrigieren gesendet irrtum überlegt vertippt
beleg bestätigung bestätigen quittung nachweis beweis referenz pdf ausdrucken drucken ausdruck bescheinigung verloren
einreichen reiche reichen hochladen schicken wohin abgeben abgabe ausfüllen einsenden
datenschutz daten angaben sicher sicherheit privat vertraulich geheim sieht gespeichert cookies
störung fehler fehlermeldung fehlermeldungen absturz abgestürzt lädt kaputt funktioniert server seite website webseite down defekt offline problem formular hängt
handy smartphone natel mobile tablet app iphone android sprache sprachen englisch
papier post brief computer internet schriftlich offline briefpost pc
kontakt telefon telefonnummer hotline anrufen öffnungszeiten schalter adresse mail email ansprechperson ansprechpartner sprechen reden erreichen auskunft`,
} as const
