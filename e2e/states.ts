import { formStates } from './states-form.ts'
import { pageStates } from './states-pages.ts'
import { resultStates } from './states-result.ts'
import type { State } from './steps.ts'

/** Every way a public page can look. What must hold everywhere is asked of this list, so that a new state is asked too. */
export const states: readonly State[] = [...formStates, ...resultStates, ...pageStates]

/** Faults that some of the states are made of: lost requests, an address that leads nowhere, and work to do first. */
export const expectedFaults: readonly string[] = ['net::ERR_', 'status of 404', 'status of 429']
