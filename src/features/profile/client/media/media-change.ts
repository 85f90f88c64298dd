import { dayAt } from '../../../../kit/plain-date.ts'
import { officeTimeZone } from '../../../../shell/parts/formats/use-formats.ts'
import type { Medium, Month, NewMedium } from '../../medium.ts'

/** Something done to photos and videos, and all it takes to take it back. */
export type MediaChange = { readonly text: string } & (
  | { readonly kind: 'add'; readonly media: readonly NewMedium[]; readonly isRemoved: boolean }
  | { readonly kind: 'remove'; readonly medium: Medium; readonly isRemoved: boolean }
  | {
      readonly kind: 'describe'
      readonly mediumId: string
      readonly title: string
      readonly alt: string
      readonly before: { readonly title: string; readonly alt: string }
    }
)

/** Months with the change; what was added shows once the server says in which month. */
export function applyTo(months: readonly Month[], change: MediaChange): readonly Month[] {
  switch (change.kind) {
    case 'add':
      return change.isRemoved ? change.media.reduce((left, { id }) => without(left, id), months) : months
    case 'remove':
      return change.isRemoved ? without(months, change.medium.id) : months.map((month) => withMedium(month, change.medium))
    case 'describe':
      return months.map((month) => ({
        ...month,
        media: month.media.map((each) => (each.id === change.mediumId ? { ...each, title: change.title, alt: change.alt } : each)),
      }))
  }
}

function without(months: readonly Month[], id: string): readonly Month[] {
  return months.map((month) => {
    const gone = month.media.find((each) => each.id === id)
    return gone ? counted({ ...month, media: month.media.filter((each) => each !== gone) }, gone, -1) : month
  })
}

/** Back in its month, by its time. */
function withMedium(month: Month, medium: Medium): Month {
  const isHere = dayAt(new Date(medium.time), officeTimeZone).startsWith(month.id) && !month.media.some(({ id }) => id === medium.id)
  if (!isHere) return month
  const at = month.media.findIndex(({ time }) => time < medium.time)
  return counted({ ...month, media: month.media.toSpliced(at < 0 ? month.media.length : at, 0, medium) }, medium, 1)
}

function counted(month: Month, { type }: Medium, by: 1 | -1): Month {
  return type === 'video' ? { ...month, videos: month.videos + by } : { ...month, photos: month.photos + by }
}
