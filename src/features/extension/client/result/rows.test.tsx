// @vitest-environment node
import { prerender } from 'react-dom/static'
import { describe, expect, it } from 'vitest'
import { musterland } from '../../../../../scripts/testing/cantons.ts'
import type { Language } from '../../../../kit/texts.ts'
import { ShellProviders } from '../../../../shell/providers.tsx'
import { Rows } from './rows.tsx'

const granted =
  'Die Fristerstreckung wurde bewilligt. Neue Frist: 29.08.2026. Dieses Datum ist kein Werktag; es genügt der nächste Werktag.'

/** One row as a server renders it. */
async function shown(value: string, language: Language): Promise<string> {
  const { prelude } = await prerender(
    <ShellProviders site={musterland.site} language={language}>
      <Rows rows={[{ label: 'Resultat', value, isGerman: true }]} />
    </ShellProviders>,
  )
  return (await new Response(prelude).text()).replaceAll(/<!--.*?-->/g, '')
}

describe('an answer of the office', () => {
  it('stands alone on a German page', async () => {
    expect(await shown(granted, 'de')).toContain(`<dt>Resultat</dt><dd>${granted}</dd></div>`)
  })

  it.each([
    [
      'fr',
      'La prolongation de délai a été accordée. Nouveau délai\u00a0: 29.08.2026. Cette date n’est pas un jour ouvrable\u00a0; le jour ouvrable suivant suffit.',
    ],
    [
      'it',
      'La proroga del termine è stata concessa. Nuovo termine: 29.08.2026. Questa data non è un giorno lavorativo; basta il giorno lavorativo successivo.',
    ],
    [
      'rm',
      'La prolungaziun dal termin è vegnida permessa. Nov termin: 29.08.2026. Questa data n’è nagin lavurdi; i basta il proxim lavurdi.',
    ],
    ['ls', 'Sie bekommen mehr Zeit. Die neue Frist ist: 29.08.2026. Dieser Tag ist frei. Der nächste Arbeits-Tag ist auch gut.'],
    ['en', 'The extension was granted. New deadline: 29.08.2026. This date is not a working day; the next working day is enough.'],
  ] as const)('is told in %s, with the binding German below', async (language, translation) => {
    expect(await shown(granted, language)).toMatch(new RegExp(`<dd>${translation}<span class="[^"]+" lang="de-CH">${granted}</span></dd>`))
  })

  it('that is not one of ours stays as it is', async () => {
    expect(await shown('Ihr Gesuch wurde geprüft.', 'fr')).toContain('<dd><span lang="de-CH">Ihr Gesuch wurde geprüft.</span></dd></div>')
  })
})
