import type { Translated } from '../../kit/texts.ts'
import type { receiptTexts } from './receipt-texts.ts'

export const texts: Translated<typeof receiptTexts> = {
  title: 'Confirmation de votre demande de prolongation de délai',
  documentTitle: 'Confirmation de prolongation de délai, période fiscale {period}',
  pendingTitle: 'Réception de votre demande de prolongation de délai',
  pendingDocumentTitle: 'Accusé de réception, prolongation de délai, période fiscale {period}',
  asked: 'Demande comme {form} pour la période fiscale {period}, délai souhaité : {date}',
  decidedByRule: 'Décidé automatiquement selon la règle {rule} (règles {version}). Sur demande, une personne vérifie la décision.',
  decidedByCanton: 'Décidé automatiquement par le système fiscal du canton. Sur demande, une personne vérifie la décision.',
  logo: 'Armoiries {name}',
  proofTitle: 'Vérifier l’authenticité',
  reference: 'Référence',
  code: 'Code de contrôle',
  proofText: 'Cette confirmation peut être vérifiée avec la référence et le code de contrôle :',
  proofLink: 'Vérifier la confirmation sur {address}',
  contactTitle: 'Contact',
  emailLink: 'Courriel à {email}',
  phoneLink: 'Appel au {phone}',
  automatic: 'Établi automatiquement le {date}, valable sans signature.',

  eventTitle: 'Déclaration d’impôt {period} : dernier jour du délai',
  eventText: 'Remettez la déclaration d’impôt {period} aujourd’hui au plus tard. Le délai a été confirmé sous la référence {reference}.',
  eventAlarm: 'Le délai pour la déclaration d’impôt {period} prend fin dans {days} jours, le {date}.',
}
