import { describe, expect, it } from 'vitest'
import { cleanName, nameParts, numberedName } from '../file-name.ts'
import { hostileFiles, hostileNames } from './hostile-files.ts'
import { mediaRules } from './media-rules.ts'
import { sniffed } from './sniff.ts'

describe('names that do harm', () => {
  it.each(hostileNames)('$name', ({ name, becomes }) => {
    const clean = cleanName(name)

    expect(clean).toBe(becomes)
    expect(cleanName(clean)).toBe(clean)
    expect(Buffer.byteLength(clean)).toBeLessThanOrEqual(255)
  })

  it('without the cleaning most of them would get through (control)', () => {
    expect(hostileNames.filter(({ name, becomes }) => name === becomes).length).toBeLessThan(hostileNames.length / 5)
  })

  it('a number goes before the ending, and the name stays short enough', () => {
    expect(numberedName('Plan.pdf', 2)).toBe('Plan (2).pdf')
    expect(numberedName('v1.2', 2, true)).toBe('v1.2 (2)')
    expect(numberedName(`${'a'.repeat(251)}.pdf`, 2)).toMatch(/^a{200,} \(2\)\.pdf$/)
    expect(Buffer.byteLength(numberedName(`${'ä'.repeat(125)}.pdf`, 123))).toBeLessThanOrEqual(255)
    expect(nameParts('.env')).toEqual({ stem: '.env', ending: '' })
  })
})

describe('files that are not what they claim', () => {
  it.each(hostileFiles)('$what', async ({ name, content, mediaType, isInline }) => {
    const found = await sniffed(Buffer.from(content), name)

    expect(found).toBe(mediaType)
    expect(mediaRules(found)).toMatchObject({ isInline })
    expect(mediaRules(found).servedAs).not.toMatch(/html|xml|svg|javascript/)
  })

  it('believing the name would show most of the pages and drawings (control)', () => {
    const believed: Readonly<Record<string, string>> = { png: 'image/png', txt: 'text/plain', pdf: 'application/pdf', csv: 'text/csv' }
    const shown = hostileFiles.filter(
      ({ name, isInline }) => !isInline && mediaRules(believed[name.split('.').at(-1) ?? ''] ?? '').isInline,
    )

    expect(shown.length).toBeGreaterThan(10)
  })

  it('there are two hundred of them', () => {
    expect(hostileNames.length + hostileFiles.length).toBeGreaterThanOrEqual(200)
  })
})
