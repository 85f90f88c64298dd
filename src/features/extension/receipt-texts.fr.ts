import type { Translated } from '../../kit/texts.ts'
import type { receiptTexts } from './receipt-texts.ts'

export const texts: Translated<typeof receiptTexts> = {
  title: 'Attestation de votre demande de prolongation de délai',
  documentTitle: 'Attestation de prolongation de délai, période fiscale {period}',
  pendingTitle: 'Réception de votre demande de prolongation de délai',
  pendingDocumentTitle: 'Accusé de réception, prolongation de délai, période fiscale {period}',
  asked: 'Demande en tant que {form} pour la période fiscale {period}, date demandée {date}',
  decidedByRule: 'Décidé automatiquement selon la règle {rule} (règles {version}). Pas d’accord ? Une personne réexamine la décision.',
  decidedByCanton: 'Décidé automatiquement par le système fiscal du canton. Pas d’accord ? Une personne réexamine la décision.',
  logo: 'Armoiries {name}',
  proofTitle: 'Vérifier l’attestation',
  reference: 'Référence',
  code: 'Code de contrôle',
  proofText: 'La référence et le code de contrôle permettent de vérifier cette attestation :',
  proofLink: 'Vérifier l’attestation sur {address}',
  codeToScan: 'Code QR pour vérifier sur {address}',
  bindingTitle: 'Fait foi : version allemande',
  contactTitle: 'Contact',
  emailLink: 'Courriel à {email}',
  phoneLink: 'Appeler {phone}',
  automatic: 'Établi automatiquement le {date} et valable sans signature.',

  eventTitle: 'Déposer la déclaration d’impôt {period} (PID {pid})',
  eventText: 'C’est aujourd’hui le dernier jour pour la déclaration d’impôt {period}. PID {pid}, référence {reference}.',
  eventAlarm: 'Encore {days} jours pour la déclaration d’impôt {period} : jusqu’au {date}.',
}
