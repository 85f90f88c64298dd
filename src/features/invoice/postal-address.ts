/** An address as the payment part needs it, in its pieces. */
export type PostalAddress = {
  readonly street: string
  readonly houseNumber: string
  readonly zip: string
  readonly town: string
  readonly country: string
}

const countries = { CH: 'CH', LI: 'LI', FL: 'LI', DE: 'DE', D: 'DE', AT: 'AT', A: 'AT', FR: 'FR', F: 'FR', IT: 'IT', I: 'IT' } as const
const countryNames: Readonly<Record<string, string>> = {
  schweiz: 'CH',
  switzerland: 'CH',
  suisse: 'CH',
  svizzera: 'CH',
  liechtenstein: 'LI',
  deutschland: 'DE',
  germany: 'DE',
  österreich: 'AT',
  austria: 'AT',
  frankreich: 'FR',
  france: 'FR',
  italien: 'IT',
  italia: 'IT',
  italy: 'IT',
}

/** Reads «Seestrasse 12, 8002 Zürich» or the same in lines; a country may stand at the end. Nothing where postal code and town are not to be found. */
export function postalAddress(text: string): PostalAddress | undefined {
  const lines = text
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const named = countryNames[lines.at(-1)?.toLowerCase() ?? '']
  const rest = named === undefined ? lines : lines.slice(0, -1)
  const place = /^(?:([A-Z]{1,2})[-\s])?(\d{4,5})\s+(.+)$/.exec(rest.at(-1) ?? '')
  if (!place) return undefined
  const [, sign, zip = '', town = ''] = place
  const country = named ?? countries[sign as keyof typeof countries] ?? (zip.length === 5 ? 'DE' : 'CH') // an unknown sign finds nothing
  // The line above the town is the street; what stands before it, e.g. a floor, has no place on the payment part.
  const street = /^(.*?)\s+(\d+\s?[a-zA-Z]?(?:[-/]\d+\s?[a-zA-Z]?)?)$/.exec(rest.at(-2) ?? '')
  return { street: street?.[1] ?? rest.at(-2) ?? '', houseNumber: street?.[2] ?? '', zip, town, country }
}
