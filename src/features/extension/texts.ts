/** Sentences of the decision service. German on the wire, whatever language the page has. */
export const decisionTexts = {
  malformed: 'Die Anfrage ist unvollständig. Bitte laden Sie das Formular neu und versuchen Sie es noch einmal.',
  invalidPid: 'Ungültige PID',
  invalidUid: 'Ungültige UID',
  badDate: 'Das eingegebene Datumsformat ist nicht korrekt.',
  birthInFuture: 'Das eingebene Datum liegt in der Zukunft.',
  wishInPast: 'Die gewünschte Frist liegt in der Vergangenheit. Bitte wählen Sie ein späteres Datum.',
  tooMany: 'Es sind zu viele Anfragen eingegangen. Bitte versuchen Sie es in einigen Minuten wieder.',
  notStored: 'Der Dienst ist im Moment nicht verfügbar. Ihr Gesuch wurde nicht gespeichert. Bitte versuchen Sie es später wieder.',
  periodNotOffered: 'Für die Steuerperiode {period} ist keine Online-Fristerstreckung möglich.',
  personUnknown:
    'Zu diesen Angaben wurde kein Steuerfall gefunden. Bitte prüfen Sie PID, Steuerperiode und Geburtsdatum anhand Ihrer Steuererklärung.',
  entityUnknown:
    'Zu diesen Angaben wurde kein Steuerfall gefunden. Bitte prüfen Sie Rechtsform, PID und Steuerperiode anhand Ihrer Steuererklärung.',
  expired:
    'Die Einreichefrist ist am {deadline} abgelaufen. Verspätete Gesuche können online nicht bewilligt werden. Bei ausserordentlichen Gründen (z. B. Krankheit, Todesfall) wenden Sie sich bitte schriftlich an das Steueramt.',
  notOnline: 'Das Gesuch kann online nicht bewilligt werden. Bitte wenden Sie sich mit der PID {pid} an die kantonale Steuerverwaltung.',
  atMaximum:
    'Die Frist läuft bereits bis zum {deadline}, dem spätesten online möglichen Datum. Für eine längere Frist stellen Sie bitte ein begründetes schriftliches Gesuch.',
  longEnough: 'Ihre Frist läuft bereits bis zum {deadline}. Es ist keine Erstreckung nötig.',
  grantedToMaximum: 'Die Frist wurde bis zum {deadline} erstreckt, dem spätesten online möglichen Datum. Ihr Wunschdatum liegt darüber.',
  granted: 'Die Fristerstreckung wurde bewilligt. Neue Frist: {deadline}.',
} as const

/** Sentences about receipts that travel on the wire. */
export const proofTexts = {
  badReference: 'Diese Referenz kann nicht stimmen. Bitte prüfen Sie die zwölf Zeichen.',
  badCode: 'Dieser Prüfcode kann nicht stimmen. Bitte prüfen Sie die acht Zeichen.',
  unknown: 'Zu dieser Referenz und diesem Prüfcode gibt es keinen Beleg.',
  tooMany: 'Es sind zu viele Anfragen eingegangen. Bitte versuchen Sie es in einigen Minuten wieder.',
  busy: 'Im Moment werden sehr viele Belege erstellt. Ihr Entscheid ist gespeichert; bitte versuchen Sie es in einer Minute noch einmal.',
} as const
