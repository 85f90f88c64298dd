/** `25K7-M92Q-X8CV`, as people read it out. */
export function shownReference(reference: string): string {
  return reference.match(/.{1,4}/g)?.join('-') ?? ''
}
