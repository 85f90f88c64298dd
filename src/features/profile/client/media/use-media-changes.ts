import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useChange } from '../../../../shell/parts/mutation/use-change.ts'
import { addMedia, describeMedium, removeMedium } from '../../contract.ts'
import type { Medium } from '../../medium.ts'
import { useMediaKey, type Months } from '../profile-queries.ts'
import { profileWords } from '../profile-words.ts'
import { applyTo, type MediaChange } from './media-change.ts'
import { mediaOf, type Upload } from './upload.ts'

export type MediaChanges = {
  readonly add: (uploads: readonly Upload[]) => void
  readonly remove: (medium: Medium) => void
  readonly describe: (medium: Medium, words: { readonly title: string; readonly alt: string }) => void
}

/** What can be done with one's own photos and videos: shows at once, and can be undone. */
export function useMediaChanges(): MediaChanges {
  const texts = useTexts(profileWords)
  const { run } = useChange<Months, MediaChange>({
    queryKey: useMediaKey(),
    apply: (value, change) => ({ ...value, pages: value.pages.map((months) => applyTo(months, change)) }),
    call: send,
    invert: inverseOf,
    text: ({ text }) => text,
    mode: 'optimistic',
  })
  return {
    add: (uploads) => {
      const media = mediaOf(uploads)
      const text = media.length === 1 ? texts.mediaAddedOne : fill(texts.mediaAddedMany, { count: media.length })
      void run({ kind: 'add', media, isRemoved: false, text })
    },
    remove: (medium) => void run({ kind: 'remove', medium, isRemoved: true, text: texts.mediumRemoved }),
    describe: ({ id, title, alt }, words) =>
      void run({ kind: 'describe', mediumId: id, ...words, before: { title, alt }, text: texts.mediumDescribed }),
  }
}

function inverseOf(change: MediaChange): MediaChange {
  if (change.kind === 'describe') return { ...change, ...change.before, before: { title: change.title, alt: change.alt } }
  return { ...change, isRemoved: !change.isRemoved }
}

async function send(change: MediaChange): Promise<unknown> {
  if (change.kind === 'describe') return call(describeMedium, { mediumId: change.mediumId, title: change.title, alt: change.alt })
  if (change.kind === 'remove') return call(removeMedium, { mediumId: change.medium.id, isRemoved: change.isRemoved })
  if (!change.isRemoved) await call(addMedia, { media: [...change.media] })
  // What was added is known from then on: it goes away and comes back like all others.
  for (const { id } of change.media) await call(removeMedium, { mediumId: id, isRemoved: change.isRemoved })
  return undefined
}
