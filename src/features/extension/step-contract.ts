import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { languages } from '../../kit/texts.ts'
import { outcomes } from './feedback.ts'
import { stepAddress, wireSteps, type ReportedStep } from './reported-steps.ts'

/** How far people get: they see the form, begin, are sent back by its checks or submit it, have an answer of one kind, and save the PDF. */
export const formSteps = ['seen', 'begun', 'faulty', 'submitted', ...outcomes, 'saved'] as const
export type FormStep = (typeof formSteps)[number]

const reportedSteps = ['begun', 'faulty', 'submitted'] as const satisfies readonly ReportedStep[]

const WireStep = z.object({ Schritt: z.enum(wireSteps), Sprache: z.enum(languages) })
const Step = z.object({ step: z.enum(reportedSteps), language: z.enum(languages) })

/** Told by the form itself: the server cannot know it. */
export const reportStep = endpoint({
  method: 'POST',
  path: stepAddress,
  access: 'public',
  summary: 'Say that somebody has begun to fill in the form, or has pressed its button; counted by day, without who did',
  limit: 'form-step',
  input: z.codec(WireStep, Step, {
    decode: ({ Schritt, Sprache: language }) => ({ step: reportedSteps.find((step) => wireSteps[step] === Schritt) ?? 'begun', language }),
    encode: ({ step, language }) => ({ Schritt: wireSteps[step], Sprache: language }),
  }),
  output: z.object({}),
})
