import type { ExtensionRequest } from '../contract.ts'
import type { LegalForm } from '../rules.ts'

/** The wire has no word for it: a birth date makes the person. */
export function legalFormOf(request: Pick<ExtensionRequest, 'birthDate'>): LegalForm {
  return request.birthDate === undefined ? 'legal-entity' : 'natural-person'
}

/** As the operator says it on the command line. */
export function formNamed(kind: string): LegalForm | undefined {
  return kind === 'np' ? 'natural-person' : kind === 'jp' ? 'legal-entity' : undefined
}
