type Chunk = {
  readonly file: string
  readonly isEntry?: boolean
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
  readonly imports?: readonly string[]
}

/** What the browser build consists of, as Vite writes it down. */
export type Manifest = Readonly<Record<string, Chunk>>

/** These parts and everything they import statically. */
export function withImports(manifest: Manifest, parts: readonly string[]): ReadonlySet<string> {
  const keys = new Set(parts)
  // The loop also visits what it adds itself.
  for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported)
  return keys
}
