type People = { readonly people: number; readonly births: readonly string[] }

const base = Date.UTC(2027, 3, 1)

/** The n-th request: one person after the other, each under a new key; who has been through them all asks everybody for one more day. */
export function requestText({ people, births }: People, n: number): string {
  const at = (n * 7919) % people
  const [year, month, day] = new Date(base + Math.floor(n / people) * 86_400_000).toISOString().slice(0, 10).split('-')
  const body = `{"Periode":2026,"Wunschfrist":"${month}.${day}.${year}","PersonSearchRequest":{"SubjektId":"${at + 1}","Geburtsdatum":"${births[at % births.length]}"}}`
  return `POST /BusinessAPI/efristerstreckung HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nIdempotency-Key: overload-${String(n).padStart(16, '0')}\r\nContent-Length: ${body.length}\r\n\r\n${body}`
}
