// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fill, inLanguage, languageFor, languages, type Language } from '../kit/texts.ts'
import { catalogue } from './catalogue.ts'
import { LanguageProvider, localeOf, useLanguage, useTexts } from './language.tsx'

beforeEach(() => {
  document.cookie = 'language=; max-age=0; path=/'
  history.replaceState(null, '', '/')
})
afterEach(cleanup)

describe('the language of the page', () => {
  it('is the one it begins with', async () => {
    await show('fr')

    expect(screen.getByText('Délai au 30.11.')).toBeDefined()
    expect(document.documentElement.lang).toBe('fr-CH')
  })

  it('is remembered in a cookie where the address names it, and not otherwise', async () => {
    await show('fr')
    expect(document.cookie).not.toContain('language')

    cleanup()
    history.replaceState(null, '', '/?lang=fr')
    await show('fr')
    expect(document.cookie).toContain('language=fr')
  })

  it.each([
    ['?lang=fr', 'language=it', 'en', 'fr'],
    ['?periode=2025&lang=rm', '', 'en', 'rm'],
    ['', 'theme=x; language=it', 'en', 'it'],
    ['?lang=ls', 'language=fr', '', 'ls'],
    ['', 'language=ls', 'fr', 'ls'],
    ['?lang=xx', 'language=yy', '', 'de'],
    ['?lang=xx', 'language=yy', 'fr-CH,fr;q=0.9,de;q=0.8', 'fr'],
    ['', '', 'de-CH,fr;q=0.9', 'de'],
    ['', '', 'es, it;q=0.5, en;q=0.1', 'it'],
    ['', '', 'en-US,en;q=0.9', 'en'],
    ['', '', 'ja', 'de'],
    ['', '', 'de-CH-simple', 'de'],
    ['', '', '', 'de'],
  ])('for address «%s», cookies «%s» and a browser that reads «%s» is %s', (search, cookies, accepted, language) => {
    expect(languageFor({ search, cookies, accepted })).toBe(language)
  })
})

describe('easy German', () => {
  const easyFile = { texts: { deadline: 'Zeit bis {date}' } }

  it('has its own words, and an attribute that screen readers take for German', async () => {
    await show('ls', undefined, () => Promise.resolve(easyFile))

    expect(screen.getByText('Zeit bis 30.11.')).toBeDefined()
    expect(document.documentElement.lang).toBe('de-CH-simple')
  })

  it('is German where there are no easy words', async () => {
    await show('ls')

    expect(screen.getByText('Frist bis 30.11.')).toBeDefined()
    expect(document.documentElement.lang).toBe('de-CH-simple')
  })

  it('takes what is said in each language from the German where nothing easy is said', () => {
    const said = { de: 'Montag', fr: 'lundi', it: 'lunedì', rm: 'glindesdi', en: 'Monday' }

    expect(languages.map((language) => inLanguage(said, language))).toEqual(['Montag', 'lundi', 'lunedì', 'glindesdi', 'Monday', 'Montag'])
    expect(inLanguage({ ...said, ls: 'am Montag' }, 'ls')).toBe('am Montag')
  })

  it('writes numbers and dates as in Swiss German', () => {
    const written = (locale: string): string =>
      `${new Intl.NumberFormat(locale).format(1234567.5)} ${new Intl.DateTimeFormat(locale, { dateStyle: 'full' }).format(new Date('2026-03-31'))}`

    expect(written(localeOf('ls'))).toBe(written('de-CH'))
    expect(written(localeOf('ls'))).not.toBe(written('en'))
  })
})

describe('choosing a language', () => {
  it('keeps the old page until the new language has arrived', async () => {
    const french = Promise.withResolvers<typeof frenchFile>()
    await show('de', () => french.promise)

    await act(async () => fireEvent.click(screen.getByText('fr')))
    expect(screen.getByText('Frist bis 30.11.')).toBeDefined()

    await act(async () => french.resolve(frenchFile))
    expect(await screen.findByText('Délai au 30.11.')).toBeDefined()
    expect(document.documentElement.lang).toBe('fr-CH')
  })

  it('makes an address that names another language true again', async () => {
    history.replaceState(null, '', '/?lang=it&periode=2025')
    await show('it')

    await act(async () => fireEvent.click(screen.getByText('fr')))

    expect(location.search).toBe('?lang=fr&periode=2025')
  })

  it('stays readable when the language cannot be fetched', async () => {
    await show('de', () => Promise.reject(new Error('offline')))

    await act(async () => fireEvent.click(screen.getByText('fr')))

    expect(screen.getByText('Frist bis 30.11.')).toBeDefined()
  })
})

const frenchFile = { texts: { deadline: 'Délai au {date}' } }

type Load = () => Promise<typeof frenchFile>

async function show(first: Language, fr: Load = () => Promise.resolve(frenchFile), ls?: Load): Promise<void> {
  const german = { deadline: 'Frist bis {date}' } as const
  const texts = catalogue({ de: german, fr, it: fr, rm: fr, en: fr, ...(ls ? { ls } : {}) })
  function Sentence(): string {
    return fill(useTexts(texts).deadline, { date: '30.11.' })
  }
  function Switch(): React.ReactNode {
    const { choose } = useLanguage()
    return (
      <button type="button" onClick={() => choose('fr')}>
        fr
      </button>
    )
  }
  await act(async () =>
    render(
      <LanguageProvider first={first}>
        <Switch />
        <p>
          <Sentence />
        </p>
      </LanguageProvider>,
    ),
  )
}
