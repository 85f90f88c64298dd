import { useEffect, useEffectEvent, useState } from 'react'
import { useAnnounce } from '../../../../shell/announce.tsx'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { texts as shellTexts } from '../../../../shell/texts.ts'
import type { Proof } from '../../receipt-contract.ts'
import { useFlow } from '../flow.tsx'
import { proofCatalogue } from '../result/proof-catalogue.ts'
import { checkProof, inGroups, nothingAsked, proofInAddress, type ProofState, type TypedProof } from './proof-state.ts'

export type ProofForm = {
  readonly proof: ProofState
  readonly isAsking: boolean
  /** How often checking failed since the last keystroke; each time the reader is led to what is wrong. */
  readonly attempt: number
  readonly edit: (typed: Partial<TypedProof>) => void
  /** Puts what is right into groups of four, as the receipt shows it. */
  readonly tidy: () => void
  readonly check: () => void
  readonly correct: () => void
  readonly startAgain: () => void
}

/** The question about one receipt, and what a person can do with it. */
export function useProof(): ProofForm {
  const { flow } = useFlow()
  const { language } = useLanguage()
  const texts = useTexts(proofCatalogue)
  const announce = useAnnounce()
  const [proof, setProof] = useState<ProofState>(() => flow.readFirst().proof ?? nothingAsked)
  const [isAsking, setIsAsking] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useProofInAddress((typed) => setProof({ typed, isChecked: false }))

  async function ask(asked: Proof): Promise<void> {
    setIsAsking(true)
    announce(texts.checking)
    const found = await askLazily(asked)
    setIsAsking(false)
    // Whoever typed on meanwhile keeps that after a failure; a verdict is about what was asked.
    setProof(({ typed }) => ({ typed: found.verdict ? inGroups(asked) : typed, isChecked: true, ...found }))
    if (found.failure !== undefined) setAttempt(attempt + 1)
  }

  return {
    proof,
    isAsking,
    attempt,
    edit: (typed) => {
      setProof({ ...proof, typed: { ...proof.typed, ...typed } })
      setAttempt(0)
    },
    tidy: () => setProof({ ...proof, typed: inGroups(proof.typed) }),
    check: () => {
      if (isAsking) return
      const { typed } = proof
      const check = checkProof(typed)
      setProof({ typed, isChecked: true })
      if (check.kind === 'faulty') setAttempt(attempt + 1)
      else void ask({ ...check.proof, language })
    },
    correct: () => setProof({ typed: proof.typed, isChecked: false }),
    startAgain: () => setProof(nothingAsked),
  }
}

/** The contract and its schemas come with the first question, not with the page. */
async function askLazily(asked: Proof): Promise<Pick<ProofState, 'verdict' | 'failure'>> {
  const part = await import('./ask-verdict.ts').catch(() => undefined)
  return part ? part.askVerdict(asked) : { failure: shellTexts.unavailable }
}

/** Takes over what the QR code of a receipt brings along, now and with the next one, and takes it out of the address. */
function useProofInAddress(take: (typed: TypedProof) => void): void {
  const look = useEffectEvent(() => {
    const brought = proofInAddress(location.hash)
    if (!brought) return
    take(brought)
    history.replaceState(history.state, '', location.pathname + location.search)
  })
  useEffect(() => {
    look()
    const follow = (): void => look()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
}
