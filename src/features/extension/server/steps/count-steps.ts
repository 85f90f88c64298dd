import type { Kysely } from 'kysely'
import { languages, type Language } from '../../../../kit/texts.ts'
import { deviceClasses, type DeviceClass } from '../../../../platform/device.ts'
import type { Counting } from '../../../../platform/metrics.ts'
import { createTally } from '../../../../platform/tally.ts'
import { formSteps, type FormStep } from '../../step-contract.ts'
import type { ExtensionTables } from '../tables.ts'
import { addSteps } from './step-store.ts'

/** Programs have no page, and so neither language nor device; they are not counted. */
export type Visit = { readonly language?: Language | undefined; readonly device?: DeviceClass | undefined }

export type StepCounts = {
  /** Costs a visit an addition in memory. */
  readonly count: (step: FormStep, visit: Visit) => void
  readonly flush: () => Promise<void>
}

/** Counts how far people get, for whoever watches and by day for the office. Nothing links one step of a person to another. */
export function countSteps(db: Kysely<ExtensionTables>, canton: string, metrics: Counting): StepCounts {
  metrics.allow('step', formSteps)
  metrics.allow('language', languages)
  metrics.allow('device', deviceClasses)
  // So that the first of each kind shows as one more, and a share of none as none.
  for (const step of formSteps)
    for (const language of languages)
      for (const device of deviceClasses) metrics.count('efrist_form_steps_total', { step, language, device }, 0)
  const tally = createTally((counts) =>
    addSteps(
      db,
      canton,
      [...counts].map(([key, count]) => {
        const [step = '', language = '', device = ''] = key.split(' ')
        return { step, language, device, count }
      }),
    ),
  )
  return {
    count: (step, { language, device }) => {
      if (language === undefined || device === undefined) return
      metrics.count('efrist_form_steps_total', { step, language, device })
      tally.count(`${step} ${language} ${device}`)
    },
    flush: tally.flush,
  }
}
