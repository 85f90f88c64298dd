/** A text as the database can keep it: without the sign zero and without halves of signs. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

/** The same for everything in a value that goes to the database as JSON. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) => (typeof each === 'string' ? storable(each) : each))
}
