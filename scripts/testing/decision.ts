import type { ExtensionRequest } from '../../src/features/extension/contract.ts'
import { configurationOf, type Configuration } from '../../src/features/extension/server/decision/configuration.ts'
import type { Facts, Moment, Person, TaxCase } from '../../src/features/extension/server/decision/facts.ts'
import { plainDate } from '../../src/kit/plain-date.ts'
import { musterland } from './cantons.ts'

export const birthDate = plainDate(1980, 11, 24)
export const uid = 'CHE123456788'

/** Andrea Beispiel asks on time, or what the changes make of it. */
export function aPersonRequest(changes: Partial<ExtensionRequest> = {}): ExtensionRequest {
  return { period: 2025, wish: plainDate(2026, 9, 30), pid: '123456', birthDate, ...changes }
}

/** A firm asks on time and shows nothing but its PID. */
export function aFirmRequest(changes: Partial<ExtensionRequest> = {}): ExtensionRequest {
  return { period: 2025, wish: plainDate(2026, 12, 31), pid: '123456', ...changes }
}

export function aPerson(changes: Partial<Person> = {}): Facts {
  return { isLocked: false, person: { name: 'Beispiel', firstName: 'Andrea', birthDate, ...changes }, taxCase: aCase() }
}

export function aFirm(changes: Partial<TaxCase> = {}): Facts {
  const taxCase = aCase({ deadline: plainDate(2026, 9, 30), group: 'legal-entity', ...changes })
  return { isLocked: false, person: { name: 'Holzbau Beispiel AG', firstName: '', uid }, taxCase }
}

export function aCase(changes: Partial<TaxCase> = {}): TaxCase {
  return {
    deadline: plainDate(2026, 3, 31),
    state: 'open',
    reminderLevel: 0,
    group: 'employed',
    special: 'none',
    isBlocked: false,
    extensions: 0,
    ...changes,
  }
}

export function aConfiguration(changes: Partial<Configuration> = {}): Configuration {
  return { ...configurationOf(musterland), ...changes }
}

/** A moment on the clock of the office, like `2026-03-10T12:00`. */
export function momentAt(local: string): Moment {
  const at = Temporal.PlainDateTime.from(local).toZonedDateTime('Europe/Zurich')
  return { at: new Date(at.epochMilliseconds), reference: '25K7M92QX8CV' }
}
