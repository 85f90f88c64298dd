import { decisionTexts } from './texts.ts'

/** What the rules answer, by the key that the rule list names. German is binding and the only language of the wire. */
export const ruleTexts = {
  ...decisionTexts,
  periodNotOffered: 'Für die Steuerperiode {period} ist keine Online-Fristerstreckung möglich.',
  notOpenYet:
    'Die Steuererklärung {period} wurde noch nicht zugestellt. Eine Fristerstreckung ist ab dem {opening} möglich. Meinten Sie die Steuerperiode {previous}?',
  wishInPast: 'Die gewünschte Frist liegt in der Vergangenheit. Bitte wählen Sie ein späteres Datum.',
  birthInFuture: 'Das eingebene Datum liegt in der Zukunft.',
  received: 'Ihr Gesuch ist am {at} eingegangen (Beleg {reference}). Der Entscheid folgt. Für die Einhaltung der Frist zählt der Eingang.',
  personUnknown:
    'Zu diesen Angaben wurde kein Steuerfall gefunden. Bitte prüfen Sie PID, Steuerperiode und Geburtsdatum anhand Ihrer Steuererklärung.',
  entityUnknown:
    'Zu diesen Angaben wurde kein Steuerfall gefunden. Bitte prüfen Sie Rechtsform, PID und Steuerperiode anhand Ihrer Steuererklärung.',
  noCase:
    'Für die Steuerperiode {period} besteht im Kanton keine Pflicht, eine Steuererklärung einzureichen. Eine Fristerstreckung ist nicht nötig.',
  notOnline: 'Das Gesuch kann online nicht bewilligt werden. Bitte wenden Sie sich mit der PID {pid} an die kantonale Steuerverwaltung.',
  special:
    'Diese Frist können wir nicht online verlängern. Bitte wenden Sie sich an das zuständige Steueramt. Ihre Anfrage vom {at} ist unter {reference} erfasst.',
  filed: 'Die Steuererklärung {period} ist bereits eingereicht. Eine Fristerstreckung ist nicht mehr nötig.',
  assessed: 'Die Steuerperiode {period} ist bereits veranlagt. Eine Fristerstreckung ist nicht mehr möglich.',
  reminded:
    'Sie wurden bereits gemahnt. Die Mahnfrist bis {reminder} kann nicht erstreckt werden. Bitte reichen Sie die Steuererklärung bis dann ein.',
  remindedUndated:
    'Sie wurden bereits gemahnt. Die Mahnfrist kann nicht erstreckt werden. Bitte reichen Sie die Steuererklärung innerhalb der Mahnfrist ein.',
  expired:
    'Die Einreichefrist ist am {deadline} abgelaufen. Verspätete Gesuche können online nicht bewilligt werden. Bei ausserordentlichen Gründen (z. B. Krankheit, Todesfall) wenden Sie sich bitte schriftlich an das Steueramt.',
  blocked: 'Für diesen Steuerfall ist eine Online-Fristerstreckung nicht möglich. Bitte wenden Sie sich an das zuständige Steueramt.',
  atMaximum:
    'Die Frist läuft bereits bis zum {deadline}, dem spätesten online möglichen Datum. Für eine längere Frist stellen Sie bitte ein begründetes schriftliches Gesuch.',
  longEnough: 'Ihre Frist läuft bereits bis zum {deadline}. Es ist keine Erstreckung nötig.',
  extendedOften: 'Die Frist wurde bereits {extensions}-mal erstreckt. Eine weitere Erstreckung ist online nicht möglich.',
  feeOpen: 'Für diese Frist wird eine Gebühr von CHF {francs} erhoben. Bitte bestätigen Sie die Gebühr und senden Sie das Gesuch erneut.',
  grantedToMaximum: 'Die Frist wurde bis zum {deadline} erstreckt, dem spätesten online möglichen Datum. Ihr Wunschdatum liegt darüber.',
  granted: 'Die Fristerstreckung wurde bewilligt. Neue Frist: {deadline}.',
  takenBack: 'Die Fristverlängerung wurde auf Ihren Wunsch zurückgenommen. Es gilt wieder die Frist bis zum {deadline}.',
  freeDay: 'Dieses Datum ist kein Werktag; es genügt der nächste Werktag.',
} as const

/** What the office answers by hand, and why it refuses. */
export const officeTexts = {
  officeRefused: 'Das Steueramt hat Ihr Gesuch geprüft und nicht bewilligt. {reason} Es bleibt bei der Frist bis zum {deadline}.',
  officeCorrected: 'Das Steueramt hat den Entscheid korrigiert. Es gilt die Frist bis zum {deadline}.',
  officeWithdrawn: 'Die Fristerstreckung wurde widerrufen. Es gilt wieder die Frist bis zum {deadline}.',
  becauseLate: 'Das Gesuch ist nach Ablauf der Frist eingegangen.',
  becauseNoGround: 'Die Gründe reichen für eine Erstreckung nicht aus.',
  becauseNoProof: 'Die geltend gemachten Gründe sind nicht belegt.',
  becauseBeyond: 'Eine Frist über das späteste Datum hinaus ist ohne ausserordentliche Gründe nicht möglich.',
  becauseReminded: 'Die Mahnfrist kann nicht erstreckt werden.',
  becauseFiled: 'Die Steuererklärung ist bereits eingereicht oder veranlagt.',
  becauseNotEntitled: 'Wer das Gesuch stellt, ist dazu nicht bevollmächtigt.',
} as const

/** All that an answer can say. */
export const answerTexts = { ...ruleTexts, ...officeTexts } as const
