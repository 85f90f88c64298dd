import { policies } from '../access/policies.ts'
import { principals, type Principal, type World } from '../access/world.ts'
import type { Asker } from './cases.ts'

/** Everybody who may ask, and now and then those who may not; each with inputs that are right for them. */
export function askersOf(call: string, world: World, ids: readonly string[]): readonly Asker[] {
  const policy = policies[call]
  if (!policy) throw new Error(`${call} has no policy: say in scripts/access/policies.ts who may make it`)
  const { lets, inputs } = policy
  const inside: readonly Principal[] = lets === 'everybody' ? ['guest', 'staff', 'office-clerk'] : lets
  const outside = principals.filter((who) => lets !== 'everybody' && !lets.includes(who))
  return [...inside, ...outside].map((who) => {
    const given: readonly unknown[] = [...Object.values(inputs(world, who)), ...(more[call] ?? [])]
    const weight = inside.includes(who) ? 40 / inside.length : 8 / outside.length
    return { who, ids, weight, inputs: given.filter((input) => input !== undefined) }
  })
}

const natural = { SubjektId: '123456', Geburtsdatum: '11.24.1980' }
const asked = { Periode: 2025, Wunschfrist: '09.30.2026', PersonSearchRequest: natural }

/** Inputs that get further than those by which access is tried. */
const more: Readonly<Record<string, readonly unknown[]>> = {
  'POST /BusinessAPI/efristerstreckung': [
    asked,
    { ...asked, PersonSearchRequest: { SubjektId: '200001' } },
    { ...asked, GebuehrBestaetigt: true },
  ],
  'POST /api/auth/register': [{ displayName: 'Rita Muster', email: 'rita@example.com', password: 'ein langes Passwort aus Worten' }],
}

/** Every id, code and address of the world, by where it stands in it. */
export function idsOf(world: World): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const visit = (value: unknown, name: string): void => {
    if (typeof value === 'string' && value.length >= 20 && !value.startsWith('Bearer')) found.set(name, value)
    else if (value instanceof Map) visit([...(value.values() as Iterable<unknown>)], name)
    else if (typeof value === 'object' && value !== null) for (const [key, inner] of Object.entries(value)) visit(inner, `${name}.${key}`)
  }
  for (const part of ['own', 'other', 'codes', 'desk'] as const) visit(world[part], part)
  for (const who of principals) found.set(`people.${who}`, world.people[who].id)
  return found
}
