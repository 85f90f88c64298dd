import { Mail } from 'lucide-react'
import { describe, expect, it } from 'vitest'
import type { AppEntry } from '../../app-entry.ts'
import { navigationOf, placeAt, placesOf } from './navigation.ts'

function anApp(id: string, rest: Partial<AppEntry> = {}): AppEntry {
  const title = { en: `${id} app`, de: `${id}-Anwendung` }
  return { id, title, icon: Mail, path: `/apps/${id}`, access: 'public', group: 'applications', pages: [], ...rest }
}

const dashboards = anApp('dashboards', {
  goKey: 'd',
  keywords: 'zahlen',
  entries: [
    { id: 'analytics', title: { en: 'Analytics', de: 'Auswertung' }, path: '/apps/dashboards/analytics' },
    { id: 'project', title: { en: 'Project', de: 'Projekt' }, path: '/apps/dashboards/project', access: 'staff' },
  ],
})

describe('the menu', () => {
  it('has the groups Applications, Pages and User interface in this order, whatever the order of the apps', () => {
    const apps = [anApp('icons', { group: 'interface' }), anApp('faq', { group: 'pages' }), anApp('mail')]

    const menu = navigationOf(apps, [], 'en')

    expect(menu.map(({ id }) => id)).toEqual(['applications', 'pages', 'interface'])
  })

  it('leaves out a group without entries', () => {
    expect(navigationOf([anApp('faq', { group: 'pages' })], [], 'en').map(({ id }) => id)).toEqual(['pages'])
  })

  it.each([
    [undefined, ['open']],
    [[], ['open', 'guests']],
    [['staff'], ['open', 'members', 'office']],
    [['admin'], ['open', 'members', 'office', 'board']],
  ])('shows to roles %j only what they may enter', (roles, expected) => {
    const apps = [
      anApp('open'),
      anApp('guests', { access: 'guest' }),
      anApp('members', { access: 'signed-in' }),
      anApp('office', { access: 'staff' }),
      anApp('board', { access: 'admin' }),
    ]

    const ids = placesOf(apps, roles, 'en').map(({ id }) => id)

    expect(ids).toEqual(expected)
  })

  it('leaves out an app that is reached in another way', () => {
    expect(placesOf([anApp('callback', { isHidden: true })], [], 'en')).toEqual([])
  })

  it('makes an app with several places a branch, with those one may enter', () => {
    const [guest] = navigationOf([dashboards], [], 'en')
    const [staff] = navigationOf([dashboards], ['staff'], 'en')

    expect(guest?.items[0]).toMatchObject({ kind: 'branch', title: 'dashboards app', places: [{ title: 'Analytics' }] })
    expect(staff?.items[0]).toMatchObject({ kind: 'branch', places: [{ title: 'Analytics' }, { title: 'Project' }] })
  })

  it('speaks the language of the page', () => {
    expect(placesOf([dashboards, anApp('mail')], ['admin'], 'de').map(({ title }) => title)).toEqual([
      'Auswertung',
      'Projekt',
      'mail-Anwendung',
    ])
  })
})

describe('a place', () => {
  it('is found by its title in the other language, its app and further words', () => {
    const [place] = placesOf([dashboards], [], 'en')

    expect(place?.keywords).toBe('Analytics Auswertung dashboards app dashboards-Anwendung zahlen')
  })

  it('has the key of its app only if it is the first there', () => {
    expect(placesOf([dashboards], ['staff'], 'en').map(({ goKey }) => goKey)).toEqual(['d', undefined])
  })

  it('belongs to every address below it; the longest path wins', () => {
    const places = placesOf([anApp('mail'), anApp('sent', { path: '/apps/mail/sent' })], [], 'en')

    expect(placeAt(places, '/apps/mail/inbox/3')?.id).toBe('mail')
    expect(placeAt(places, '/apps/mail/sent/3')?.id).toBe('sent')
    expect(placeAt(places, '/apps/mailing')).toBeUndefined()
  })
})
