type Given<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> }

/** Only what is there, so that laying it over a whole takes nothing away. */
export function given<T extends object>(fields: T): Given<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T> // the rest was left out
}
