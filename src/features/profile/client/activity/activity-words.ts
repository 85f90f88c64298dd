import type { Activity, ActivityKind } from '../../activity.ts'
import type { texts as words } from '../texts.ts'

type Texts = { readonly [Key in keyof typeof words]: string }

/** What was done, after the name of who did it. */
export function didOf(kind: ActivityKind, texts: Texts): string {
  return {
    todo: texts.didTodo,
    card: texts.didCard,
    comment: texts.didComment,
    file: texts.didFile,
    note: texts.didNote,
    event: texts.didEvent,
    order: texts.didOrder,
  }[kind]
}

export function kindNames(texts: Texts): Readonly<Record<ActivityKind, string>> {
  return {
    todo: texts.todos,
    card: texts.cards,
    comment: texts.comments,
    file: texts.files,
    note: texts.notes,
    event: texts.events,
    order: texts.orders,
  }
}

/** Where the thing is that something was done to. */
export function activityPath({ kind, thingId, placeId }: Pick<Activity, 'kind' | 'thingId' | 'placeId'>): string {
  switch (kind) {
    case 'todo':
      return `/apps/todo/all/${thingId}`
    case 'card':
    case 'comment':
      // The word in the middle only helps to read the address; the board puts its own there.
      return `/apps/scrumboard/boards/${placeId ?? ''}/board/card/${thingId}`
    case 'file':
      return `/apps/file-manager${placeId === null ? '' : `/folder/${placeId}`}?file=${thingId}`
    case 'note':
      return `/apps/notes?note=${thingId}`
    case 'event':
      return `/apps/calendar?event=${thingId}`
    case 'order':
      return `/apps/e-commerce/orders/${thingId}`
  }
}
