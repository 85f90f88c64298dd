/** Somebody who can be mentioned. */
export type Mentionable = { readonly id: string; readonly name: string; readonly avatar: string }

/** Where somebody began to name somebody: from the @ to where they write. */
export type Mention = { readonly start: number; readonly end: number; readonly word: string }

const begun = /(?:^|[\s(])@([^\s@]{0,40}(?: [^\s@]{0,40})?)$/

export function mentionAt(text: string, caret: number): Mention | undefined {
  const word = begun.exec(text.slice(0, caret))?.[1]
  return word === undefined ? undefined : { start: caret - word.length - 1, end: caret, word }
}

const most = 6

/** Whoever has a name that begins like this, then whoever has a part of one that does. */
export function peopleFor(word: string, members: readonly Mentionable[]): readonly Mentionable[] {
  const wanted = folded(word)
  const begins = (name: string): boolean => folded(name).startsWith(wanted)
  const first = members.filter(({ name }) => begins(name))
  const others = members.filter(({ name }) => !begins(name) && name.split(' ').some(begins))
  return [...first, ...others].slice(0, most)
}

/** The text with the name, and where to write on. */
export function withMention(text: string, { start, end }: Mention, name: string): { readonly text: string; readonly caret: number } {
  const said = `@${name} `
  return { text: text.slice(0, start) + said + text.slice(end).replace(/^ /, ''), caret: start + said.length }
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
