import { lookReasons, type LookReason, type Why } from '../../find-contract.ts'
import { useKept } from './use-kept.ts'

export type WhyDraft = { readonly reason: LookReason | ''; readonly note: string }

/** Why somebody looks: asked once, and kept until they change it or leave. */
export function useWhy(): readonly [WhyDraft, (next: WhyDraft) => void] {
  return useKept<WhyDraft>('why', { reason: '', note: '' })
}

/** The reason as it is sent; nothing while it is not complete. */
export function completeWhy({ reason, note }: WhyDraft): Why | undefined {
  const known = lookReasons.find((each) => each === reason)
  if (known === undefined || (known === 'other' && note.trim() === '')) return undefined
  return { reason: known, note: note.trim() }
}
