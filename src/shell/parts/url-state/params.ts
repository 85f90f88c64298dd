/** One part of the address: how it is read and written, and what holds while it is not there. */
export type Param<Value> = {
  readonly otherwise: Value
  /** Nothing for what is no such value: it is ignored, as the spec does with its own parameters. */
  readonly read: (text: string) => Value | undefined
  readonly write: (value: Value) => string
}

export type Params<State> = { readonly [Name in keyof State]: Param<State[Name]> }

export function textParam(otherwise = ''): Param<string> {
  return { otherwise, read: (text) => text, write: (text) => text }
}

/** A whole number, at least `least`. */
export function numberParam(otherwise: number, least = 0): Param<number> {
  return { otherwise, read: (text) => (/^\d{1,9}$/.test(text) && Number(text) >= least ? Number(text) : undefined), write: String }
}

export function choiceParam<Choice extends string>(choices: readonly Choice[], otherwise: NoInfer<Choice>): Param<Choice> {
  return { otherwise, read: (text) => choices.find((each) => each === text), write: (choice) => choice }
}

export function switchParam(): Param<boolean> {
  return { otherwise: false, read: (text) => (text === 'on' ? true : undefined), write: (isOn) => (isOn ? 'on' : 'off') }
}

/** Short words with commas between. */
export function listParam(): Param<readonly string[]> {
  return { otherwise: [], read: (text) => text.split(',').filter((word) => word !== ''), write: (words) => words.join(',') }
}

/** Some of these words, with commas between; others are ignored. */
export function choiceListParam<Choice extends string>(choices: readonly Choice[]): Param<readonly Choice[]> {
  const { write } = listParam()
  return { otherwise: [], read: (text) => choices.filter((each) => text.split(',').includes(each)), write }
}

/** What an address says, with defaults for what it does not say. */
export function readParams<State extends object>(params: Params<State>, search: URLSearchParams): State {
  const entries = entriesOf(params).map(([name, { read, otherwise }]) => {
    const text = search.get(name)
    return [name, (text === null ? undefined : read(text)) ?? otherwise] as const
  })
  // Every name of the schema is there, each with the value its own param read.
  return Object.fromEntries(entries) as State
}

/** The address with these values in it. Defaults are left out, and what belongs to others stays. */
export function writeParams<State extends object>(params: Params<State>, search: URLSearchParams, change: Partial<State>): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const [name, { write, otherwise }] of entriesOf(params)) {
    if (!(name in change)) continue
    // The value comes from the same name of the schema.
    const text = write(change[name as keyof State])
    if (text === write(otherwise)) next.delete(name)
    else next.set(name, text)
  }
  return next
}

function entriesOf<State extends object>(params: Params<State>): readonly (readonly [string, Param<unknown>])[] {
  // Each param meets only values of its own name, so what exactly it takes may be forgotten here.
  return Object.entries(params) as unknown as readonly (readonly [string, Param<unknown>])[]
}
