import type { proofPageTexts } from '../../proof-texts.ts'
import type { Verdict } from '../../receipt-contract.ts'
import { readCode, readReference, shownCode, shownReference } from '../../reference.ts'

export type TypedProof = { readonly reference: string; readonly code: string }

/** What somebody asked about a receipt, and how it ended. */
export type ProofState = {
  readonly typed: TypedProof
  /** From the first try on, what is wrong stands at its field. */
  readonly isChecked: boolean
  readonly verdict?: Verdict
  /** Why there is no verdict, in the office's German. */
  readonly failure?: string
}

export const nothingAsked: ProofState = { typed: { reference: '', code: '' }, isChecked: false }

/** One thing to mend; the field's name is also its id. */
export type ProofFault = { readonly field: keyof TypedProof; readonly text: keyof typeof proofPageTexts }

type ProofCheck =
  | { readonly kind: 'ready'; readonly proof: TypedProof }
  | { readonly kind: 'faulty'; readonly faults: readonly ProofFault[] }

/** What to look up, or what is wrong with it. A wrong check character is found here, before anything is sent. */
export function checkProof(typed: TypedProof): ProofCheck {
  const [reference, code] = [readReference(typed.reference), readCode(typed.code)]
  if (reference !== undefined && code !== undefined) return { kind: 'ready', proof: { reference, code } }
  const faults: ProofFault[] = []
  if (reference === undefined) faults.push({ field: 'reference', text: isEmpty(typed.reference) ? 'referenceMissing' : 'referenceWrong' })
  if (code === undefined) faults.push({ field: 'code', text: isEmpty(typed.code) ? 'codeMissing' : 'codeWrong' })
  return { kind: 'faulty', faults }
}

/** Reference and code as the code on a receipt brings them along, behind the `#`. */
export function proofInAddress(hash: string): TypedProof | undefined {
  const [, reference, code] = /^#([\dA-Z]{12})-([\dA-Z]{8})$/.exec(hash) ?? []
  return reference !== undefined && code !== undefined ? inGroups({ reference, code }) : undefined
}

/** As the receipt shows it, where it can be right; else as it was typed. */
export function inGroups({ reference, code }: TypedProof): TypedProof {
  const read = { reference: readReference(reference), code: readCode(code) }
  return {
    reference: read.reference === undefined ? reference : shownReference(read.reference),
    code: read.code === undefined ? code : shownCode(read.code),
  }
}

function isEmpty(text: string): boolean {
  return text.trim() === ''
}
