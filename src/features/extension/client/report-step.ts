import type { Language } from '../../../kit/texts.ts'
import { stepAddress, wireSteps, type ReportedStep } from '../reported-steps.ts'

/** Tells the server what only the browser knows; nothing of a browser that says its user does not want to be counted. */
export function reportStep(step: ReportedStep, language: Language): void {
  const { doNotTrack } = navigator
  if (doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)) return
  const wire = JSON.stringify({ Schritt: wireSteps[step], Sprache: language })
  navigator.sendBeacon(stepAddress, new Blob([wire], { type: 'application/json' }))
}
