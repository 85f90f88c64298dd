/** What may be handed in. `types` as in the `accept` attribute: `.pdf`, `image/*`, `text/csv`. */
export type FileLimits = { readonly types?: readonly string[]; readonly mostBytes?: number }

/** What speaks against a file; nothing where it may be handed in. The server checks again: names and kinds can lie. */
export function faultOf(
  file: Pick<File, 'name' | 'type' | 'size'>,
  { types, mostBytes }: FileLimits,
): 'wrong-type' | 'too-large' | undefined {
  if (types && !types.some((type) => isOfType(file, type))) return 'wrong-type'
  return mostBytes !== undefined && file.size > mostBytes ? 'too-large' : undefined
}

function isOfType({ name, type }: Pick<File, 'name' | 'type'>, wanted: string): boolean {
  if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted.toLowerCase())
  return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted
}
