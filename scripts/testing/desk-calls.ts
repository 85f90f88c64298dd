import type { TestServer } from './server.ts'
import { officeCall, type Cookies } from './office.ts'

export const why = { reason: 'call', note: '' } as const

/** A call of the desk as one of its pages makes it, with the cookies of whoever is signed in. */
export function deskCall(server: Pick<TestServer, 'app'>, cookies: Cookies, path: string, payload?: object) {
  const url = `/api/office/${path}`
  return officeCall(server, payload ? { method: 'POST', url, payload } : { url }, cookies)
}

/** Asks for more time as the form does. */
export async function askForTime({ app }: Pick<TestServer, 'app'>, pid: string, birthDate?: string, wish = '09.30.2026'): Promise<string> {
  const person = birthDate === undefined ? { SubjektId: pid } : { SubjektId: pid, Geburtsdatum: birthDate }
  const payload = { Periode: 2025, Wunschfrist: wish, PersonSearchRequest: person }
  const reply = await app.inject({ method: 'POST', url: '/BusinessAPI/efristerstreckung', payload })
  return reply.json<{ BackEndData?: { Referenz?: string } }>().BackEndData?.Referenz ?? ''
}
