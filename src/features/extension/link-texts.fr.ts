import type { Translated } from '../../kit/texts.ts'
import type { linkTexts } from './link-texts.ts'

export const texts: Translated<typeof linkTexts> = {
  period: 'Période fiscale',
  periodLatest: 'Ce lien permet de prolonger jusqu’au {date} au plus tard',
  pid: 'PID (facultatif)',
  pidHint: 'Seulement pour un lien destiné à cette personne ou à cette entreprise. Ex. : 123456',
  link: 'Votre lien',
  noLink: 'Le lien apparaît dès que le PID est correct ou que le champ est vide.',
  copy: 'Copier le lien',
  code: 'Code QR avec ce lien',
  save: 'Enregistrer le code QR',
  saving: 'Le code QR s’enregistre comme fichier SVG.',
}
