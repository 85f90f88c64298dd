import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { bergtal, musterland } from '../../../../../scripts/testing/cantons.ts'
import { ruleList } from '../../rule-list.ts'
import { readRules } from '../../rules-contract.ts'
import { configurationOf } from './configuration.ts'
import { publishedRules } from './published-rules.ts'

describe('the rules for everybody to read', () => {
  it('are all rules in their order, with the German sentence and what stands in its gaps', () => {
    const { rules } = publishedRules(musterland, 'program')

    expect(rules.map(({ code }) => code)).toEqual(ruleList.map(({ code }) => code))
    expect(rules.at(-1)).toEqual({
      code: 'D6',
      answer: 'Frist wird länger',
      text: 'Die Fristerstreckung wurde bewilligt. Neue Frist: {Datum}.',
    })
    expect(rules.find(({ code }) => code === 'K')).toEqual({ code: 'K', answer: 'Gleiche Antwort' })
  })

  it.each([musterland, bergtal])('name the version that decides, and the figures of the canton', (canton) => {
    const { version, figures } = publishedRules(canton, 'program')

    expect(version).toBe(configurationOf(canton).version)
    expect(figures).toMatchObject({ ...canton.extension, filing: canton.site.filing, entityProof: canton.site.legalEntityProof })
    expect(figures.latest).toEqual({ naturalPerson: '11-30', legalEntity: '12-31' })
  })

  it('come through the wire unchanged, and stand there in German', () => {
    const published = publishedRules(musterland, 'canton')

    const wire = z.encode(readRules.output, published)

    expect(z.decode(readRules.output, JSON.parse(JSON.stringify(wire)))).toEqual(published)
    expect(wire).toMatchObject({
      Version: published.version,
      Entscheidet: 'Kanton',
      Werte: { SpaetestesDatum: { NatuerlichePerson: '11-30' } },
    })
  })
})
