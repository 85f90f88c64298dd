import { dirname, join } from 'node:path/posix'

/** An endpoint as its contract exports it. */
export type Contracted = { readonly name: string; readonly symbol: string; readonly contract: string }
export type Source = { readonly path: string; readonly text: string }

/** The files that use an endpoint as a value. That screens reach those files is for `knip` to say: it knows no file and no export without a user. */
export function callersOf({ symbol, contract }: Contracted, sources: readonly Source[]): readonly string[] {
  return sources.filter((source) => namesFor(symbol, contract, source).some((name) => isUsed(name, source.text))).map(({ path }) => path)
}

const imports = /import (type )?\{([^}]*)\} from '([^']+)'/g

/** What a file calls the endpoint: nothing where it does not import it, or only its type. */
function namesFor(symbol: string, contract: string, { path, text }: Source): readonly string[] {
  return [...text.matchAll(imports)].flatMap(([, type, list = '', from = '']) => {
    if (type !== undefined || join(dirname(path), from) !== contract) return []
    const parts = list.split(',').map((part) => part.trim().split(' as '))
    return parts.flatMap(([imported, local = imported]) => (imported === symbol && local !== undefined ? [local] : []))
  })
}

/** `typeof x` only speaks of what goes over the wire. */
function isUsed(name: string, text: string): boolean {
  const body = text.replaceAll(imports, '').replaceAll(/\btypeof \w+/g, '')
  return new RegExp(`\\b${name}\\b`).test(body)
}
