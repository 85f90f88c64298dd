import type { IcsPart } from './ics-lines.ts'
import { readText } from './ics-lines.ts'

/** The names of Windows that people in and around Switzerland meet, and the larger places of the world. */
const windowsNames: Readonly<Record<string, string>> = {
  'w. europe standard time': 'Europe/Zurich',
  'central europe standard time': 'Europe/Budapest',
  'central european standard time': 'Europe/Warsaw',
  'romance standard time': 'Europe/Paris',
  'gmt standard time': 'Europe/London',
  'greenwich standard time': 'Africa/Abidjan',
  'e. europe standard time': 'Europe/Chisinau',
  'fle standard time': 'Europe/Helsinki',
  'gtb standard time': 'Europe/Bucharest',
  'turkey standard time': 'Europe/Istanbul',
  'russian standard time': 'Europe/Moscow',
  'israel standard time': 'Asia/Jerusalem',
  'south africa standard time': 'Africa/Johannesburg',
  'arabian standard time': 'Asia/Dubai',
  'india standard time': 'Asia/Kolkata',
  'se asia standard time': 'Asia/Bangkok',
  'singapore standard time': 'Asia/Singapore',
  'china standard time': 'Asia/Shanghai',
  'tokyo standard time': 'Asia/Tokyo',
  'korea standard time': 'Asia/Seoul',
  'aus eastern standard time': 'Australia/Sydney',
  'new zealand standard time': 'Pacific/Auckland',
  'eastern standard time': 'America/New_York',
  'central standard time': 'America/Chicago',
  'mountain standard time': 'America/Denver',
  'us mountain standard time': 'America/Phoenix',
  'pacific standard time': 'America/Los_Angeles',
  'alaskan standard time': 'America/Anchorage',
  'hawaiian standard time': 'Pacific/Honolulu',
  'atlantic standard time': 'America/Halifax',
  'e. south america standard time': 'America/Sao_Paulo',
  utc: 'UTC',
  gmt: 'UTC',
  'coordinated universal time': 'UTC',
}

/** Which places to try for a zone that is described by its offsets alone. */
const byOffsets: Readonly<Record<string, string>> = {
  '+0100 +0200': 'Europe/Zurich',
  '+0000 +0100': 'Europe/London',
  '+0200 +0300': 'Europe/Helsinki',
  '-0500 -0400': 'America/New_York',
  '-0600 -0500': 'America/Chicago',
  '-0700 -0600': 'America/Denver',
  '-0800 -0700': 'America/Los_Angeles',
  '+0000 +0000': 'UTC',
  '+0530 +0530': 'Asia/Kolkata',
  '+0800 +0800': 'Asia/Shanghai',
  '+0900 +0900': 'Asia/Tokyo',
}

/** Whether clocks of this place are known here. */
export function isTimeZone(name: string): boolean {
  try {
    // An offset such as +01:00 is no place: it knows no summer time.
    return /^[A-Za-z]/.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The place that is meant by a name in a file, with what the file says about it. */
export function zoneNamed(name: string, zones: readonly IcsPart[]): string | undefined {
  const described = zones.find(({ lines }) => lines.some((line) => line.name === 'TZID' && line.value === name))
  const location = described?.lines.find((line) => line.name === 'X-LIC-LOCATION')?.value
  const tail = /[A-Za-z_]+\/[A-Za-z_+-]+(?:\/[A-Za-z_]+)?$/.exec(name)?.[0]
  const shortTail = tail?.split('/').slice(-2).join('/')
  const known = [name, location, tail, shortTail].find((each) => each !== undefined && isTimeZone(each))
  return known ?? windowsNames[readText(name).trim().toLowerCase()] ?? zoneOfOffsets(described)
}

function zoneOfOffsets(described: IcsPart | undefined): string | undefined {
  const offsetOf = (kind: string) =>
    described?.parts.findLast(({ name }) => name === kind)?.lines.find(({ name }) => name === 'TZOFFSETTO')?.value
  const [standard, daylight] = [offsetOf('STANDARD'), offsetOf('DAYLIGHT')]
  return standard === undefined ? undefined : byOffsets[`${standard} ${daylight ?? standard}`]
}
