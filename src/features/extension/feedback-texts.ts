/** The question at the end of the result page. */
export const feedbackTexts = {
  question: 'War das einfach?',
  yes: 'Ja',
  partly: 'Teilweise',
  no: 'Nein',
  thanks: 'Danke. Wir zählen nur die Antwort, nicht wer sie gegeben hat.',
  failed: 'Ihre Antwort konnten wir gerade nicht zählen.',
} as const
