import { fill } from '../../../kit/texts.ts'
import type { ContactsUser, Group } from '../contact.ts'
import type { Cached } from './contacts-queries.ts'
import type { texts as words } from './texts.ts'

/** Something done to contacts or groups. Only those are named that it changes, so that the inverse restores exactly what was. */
export type ContactsChange =
  | { readonly kind: 'star'; readonly who: Who; readonly isOn: boolean }
  | { readonly kind: 'bin'; readonly who: Who; readonly isOn: boolean }
  | { readonly kind: 'group'; readonly who: Who; readonly group: Group; readonly isOn: boolean }
  /** A new group or another name; `before` is what it was. */
  | { readonly kind: 'put-group'; readonly group: Group; readonly before: Group | undefined }
  | { readonly kind: 'drop-group'; readonly group: Group }

/** Whom it is about, and how to call them where it is one. */
export type Who = { readonly ids: readonly string[]; readonly name?: string | undefined }

/** What a query holds, with the change. */
export function changed(value: Cached, change: ContactsChange): Cached {
  if (value.kind === 'user') return { kind: 'user', user: changedUser(value.user, change) }
  if (change.kind !== 'bin' || value.kind !== 'page') return value
  // To the bin: out of every other list. Back from it: out of the bin; where they then stand only the server knows.
  const isLeft = (value.list === 'bin') !== change.isOn
  const gone = new Set(change.who.ids)
  return isLeft ? { ...value, contacts: value.contacts.filter(({ id }) => !gone.has(id)) } : value
}

function changedUser(user: ContactsUser, change: ContactsChange): ContactsUser {
  switch (change.kind) {
    case 'star':
      return { ...user, starred: toggledIn(user.starred, change.who.ids, change.isOn) }
    case 'group': {
      const { group, who, isOn } = change
      const groups = user.groups.map((each) =>
        each.id === group.id ? { ...each, contactIds: toggledIn(each.contactIds, who.ids, isOn) } : each,
      )
      return { ...user, groups }
    }
    case 'put-group': {
      const { group } = change
      const isThere = user.groups.some(({ id }) => id === group.id)
      return {
        ...user,
        groups: isThere
          ? user.groups.map((each) => (each.id === group.id ? { ...each, name: group.name } : each))
          : [...user.groups, group],
      }
    }
    case 'drop-group':
      return { ...user, groups: user.groups.filter(({ id }) => id !== change.group.id) }
    case 'bin':
      return user
  }
}

function toggledIn(before: readonly string[], ids: readonly string[], isOn: boolean): string[] {
  const some = new Set(ids)
  const rest = before.filter((id) => !some.has(id))
  return isOn ? [...rest, ...some] : rest
}

/** What takes it back. */
export function inverseOf(change: ContactsChange): ContactsChange {
  switch (change.kind) {
    case 'star':
    case 'bin':
    case 'group':
      return { ...change, isOn: !change.isOn }
    case 'put-group':
      return change.before ? { ...change, group: change.before, before: change.group } : { kind: 'drop-group', group: change.group }
    case 'drop-group':
      return { kind: 'put-group', group: change.group, before: undefined }
  }
}

/** What was done, in one line. */
export function saidOf(change: ContactsChange, texts: typeof words): string {
  switch (change.kind) {
    case 'star':
      return fill(change.isOn ? texts.starredDone : texts.unstarredDone, { who: whoSaid(change.who, texts) })
    case 'bin':
      return fill(change.isOn ? texts.binned : texts.restored, { who: whoSaid(change.who, texts) })
    case 'group':
      return fill(change.isOn ? texts.grouped : texts.ungrouped, { who: whoSaid(change.who, texts), group: change.group.name })
    case 'put-group':
      return fill(change.before ? texts.groupRenamed : texts.groupMade, { group: change.group.name })
    case 'drop-group':
      return fill(texts.groupRemoved, { group: change.group.name })
  }
}

export function whoSaid({ ids, name }: Who, texts: typeof words): string {
  return ids.length === 1 ? (name ?? texts.one) : fill(texts.many, { count: ids.length })
}
