// @vitest-environment node
import { prerender } from 'react-dom/static'
import { describe, expect, it } from 'vitest'
import { Router } from 'wouter'
import { musterland } from '../../../../../scripts/testing/cantons.ts'
import { plainDate } from '../../../../kit/plain-date.ts'
import type { Language } from '../../../../kit/texts.ts'
import { ShellProviders } from '../../../../shell/providers.tsx'
import type { Answer } from '../../contract.ts'
import type { Decided } from '../../verdict.ts'
import { RuleLine } from './rule-line.tsx'

const granted: Decided = {
  kind: 'decided',
  text: 'Die Fristerstreckung wurde bewilligt. Neue Frist: 29.08.2026. Dieses Datum ist kein Werktag; es genügt der nächste Werktag.',
  oldDeadline: plainDate(2026, 3, 31),
  newDeadline: plainDate(2026, 8, 29),
  receivedAt: '2026-03-10T18:42:07.123Z',
  name: 'Beispiel',
  firstName: 'Andrea',
  reference: '25K7M92QX8CV',
  code: 'K7M92QX8',
  rule: 'D6',
  configuration: '1-0a1b2c3d',
}

/** The line as a server renders it, in plain words. */
async function shown(answer: Answer, language: Language): Promise<string> {
  const { prelude } = await prerender(
    <Router ssrPath="/result">
      <ShellProviders site={musterland.site} language={language}>
        <RuleLine answer={answer} />
      </ShellProviders>
    </Router>,
  )
  return (await new Response(prelude).text()).replaceAll(/<!--.*?-->/g, '')
}

describe('the line about the rule', () => {
  it('names rule and version of a decision, with the way to the rule', async () => {
    const line = await shown(granted, 'de')

    expect(line).toContain('Automatisch entschieden nach <a href="/regeln#D6">Regel D6</a> (Regelwerk 1-0a1b2c3d).')
    expect(line).toContain('Auf Wunsch prüft ein Mensch den Entscheid nach.')
  })

  it('stands in every language', async () => {
    expect(await shown(granted, 'fr')).toContain('Décidé automatiquement selon la <a href="/regeln#D6">règle D6</a> (règles 1-0a1b2c3d).')
    expect(await shown(granted, 'rm')).toContain('tenor la <a href="/regeln#D6">regla D6</a> (reglas 1-0a1b2c3d).')
  })

  it('names the rule of a refusal', async () => {
    const refused: Answer = { kind: 'rejected', message: 'Ungültige PID', rule: 'V2' }

    expect(await shown(refused, 'en')).toMatch(/Answered automatically by <a href="\/regeln#V2">rule V2<\/a>/)
  })

  it('says nothing of what was received and not decided', async () => {
    const { receivedAt, reference, code } = granted
    const pending: Answer = { kind: 'pending', text: 'Der Entscheid folgt.', receivedAt, reference, code, rule: 'V8b' }

    expect(await shown(pending, 'de')).not.toMatch(/<p|<a/)
  })

  it.each(['G', ''])('says nothing about the rules of another system (%s)', async (rule) => {
    expect(await shown({ ...granted, rule }, 'fr')).not.toMatch(/<p|<a/)
  })
})
