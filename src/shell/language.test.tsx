// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fill } from '../kit/texts.ts'
import { catalogue } from './catalogue.ts'
import { LanguageProvider, useLanguage, useTexts } from './language.tsx'

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/')
})
afterEach(cleanup)

describe('the language of the page', () => {
  it('is German when nothing was chosen, whatever the browser speaks', async () => {
    await show()

    expect(screen.getByText('Frist bis 30.11.')).toBeDefined()
    expect(document.documentElement.lang).toBe('de-CH')
  })

  it('is the one the address asks for, and that is remembered', async () => {
    history.replaceState(null, '', '/?lang=fr')

    await show()

    expect(screen.getByText('Délai au 30.11.')).toBeDefined()
    expect(document.documentElement.lang).toBe('fr-CH')
    expect(localStorage.getItem('language')).toBe('fr')
  })

  it('is the one chosen last time', async () => {
    localStorage.setItem('language', 'fr')

    await show()

    expect(screen.getByText('Délai au 30.11.')).toBeDefined()
  })

  it('ignores a language that does not exist', async () => {
    history.replaceState(null, '', '/?lang=xx')

    await show()

    expect(screen.getByText('Frist bis 30.11.')).toBeDefined()
  })
})

describe('choosing a language', () => {
  it('keeps the old page until the new language has arrived', async () => {
    const french = Promise.withResolvers<typeof frenchFile>()
    await show(() => french.promise)

    await act(async () => fireEvent.click(screen.getByText('fr')))
    expect(screen.getByText('Frist bis 30.11.')).toBeDefined()

    await act(async () => french.resolve(frenchFile))
    expect(await screen.findByText('Délai au 30.11.')).toBeDefined()
    expect(document.documentElement.lang).toBe('fr-CH')
  })

  it('makes an address that names another language true again', async () => {
    history.replaceState(null, '', '/?lang=it&periode=2025')
    await show()

    await act(async () => fireEvent.click(screen.getByText('fr')))

    expect(location.search).toBe('?lang=fr&periode=2025')
  })

  it('stays readable when the language cannot be fetched', async () => {
    await show(() => Promise.reject(new Error('offline')))

    await act(async () => fireEvent.click(screen.getByText('fr')))

    expect(screen.getByText('Frist bis 30.11.')).toBeDefined()
  })
})

const frenchFile = { texts: { deadline: 'Délai au {date}' } }

async function show(fr: () => Promise<typeof frenchFile> = () => Promise.resolve(frenchFile)): Promise<void> {
  const texts = catalogue({ de: { deadline: 'Frist bis {date}' } as const, fr, it: fr, rm: fr, en: fr })
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
      <LanguageProvider>
        <Switch />
        <p>
          <Sentence />
        </p>
      </LanguageProvider>,
    ),
  )
}
