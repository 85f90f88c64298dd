import type { ExtensionRequest } from '../contract.ts'
import type { LegalForm } from '../rules.ts'

/** The wire has no word for it: a birth date makes the person. */
export function legalFormOf(request: ExtensionRequest): LegalForm {
  return request.birthDate === undefined ? 'legal-entity' : 'natural-person'
}
