// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { aComment, aMedium, anAbout, anActivity, anAuthor, aPost, newId } from '../../../../scripts/testing/a-profile.ts'
import { aProfileServer, myself, openProfile } from '../../../../scripts/testing/profile-page.tsx'

// Fetching these takes longer than a test waits.
beforeAll(async () => {
  await Promise.all([
    import('./timeline/timeline-tab.tsx'),
    import('./media/media-tab.tsx'),
    import('./about/about-tab.tsx'),
    import('./about/about-editor.tsx'),
    import('./activity/activity-dialog.tsx'),
  ])
})
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const click = (element: HTMLElement): Promise<void> => act(async () => void fireEvent.click(element))
const type = (label: string, value: string): Promise<void> =>
  act(async () => void fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } }))
const change = (field: HTMLElement, value: string): Promise<void> => act(async () => void fireEvent.change(field, { target: { value } }))
const posts = (): readonly HTMLElement[] => screen.queryAllByRole('article')
const press = (key: string): Promise<void> => act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key }))

describe('the page', () => {
  it('§2.23 §2.47 shows one’s own profile: name, what one does, and the timeline first', async () => {
    aProfileServer({ posts: [aPost({ user: myself })] })

    await openProfile()

    expect(await screen.findByRole('heading', { level: 1, name: 'Andrea Beispiel' })).toBeTruthy()
    expect(screen.getByText('Fiduciary')).toBeTruthy()
    expect(screen.getByRole('tab', { name: 'Timeline', selected: true })).toBeTruthy()
    expect(await screen.findByText('Good morning')).toBeTruthy()
  })

  it('§2.47 each part has an address of its own, and is asked for only when it shows', async () => {
    const server = aProfileServer({ media: [aMedium()] })
    await openProfile()
    await screen.findByText('Nothing posted yet')

    expect(server.asked.some((address) => address.includes('photos-videos') || address.includes('/about'))).toBe(false)
    await click(screen.getByRole('tab', { name: 'Photos & videos' }))

    expect(await screen.findByRole('heading', { level: 2, name: 'March 2026' })).toBeTruthy()
    expect(location.search).toBe('?tab=media')
    await click(screen.getByRole('tab', { name: 'About' }))
    expect(location.search).toBe('?tab=about')
    expect(server.asked.some((address) => address.includes('/about'))).toBe(true)
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Timeline', 'Photos & videos', 'About'])
  })

  it('an empty profile says what can be told, and leads to where it is entered', async () => {
    const server = aProfileServer()
    server.person = { ...server.person, occupation: '' }
    await openProfile()

    expect(await screen.findByRole('button', { name: 'Add a cover' })).toBeTruthy()
    await click(await screen.findByRole('button', { name: 'Tell colleagues what you do' }))

    expect(location.search).toBe('?edit=about')
    expect(await screen.findByRole('textbox', { name: 'Occupation' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Edit my data' })).toBeNull()
  })

  it('a load that fails never looks like an empty profile', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 503 })))
    await openProfile()

    expect(await screen.findByText('The profile could not be loaded')).toBeTruthy()
    expect(screen.queryByText('Nothing posted yet')).toBeNull()
  })

  it('says so of somebody who is not in the workspace, and leads back to oneself', async () => {
    aProfileServer()
    await openProfile(`/pages/profile?person=${newId()}`)

    await click(await screen.findByRole('button', { name: 'To my profile' }))

    expect(location.search).toBe('')
  })
})

describe('a colleague', () => {
  const beat = {
    id: newId(),
    name: 'Beat Beispiel',
    avatar: '',
    role: 'staff',
    occupation: '',
    cover: '',
    isFollowed: false,
    followers: 0,
    following: 0,
  }

  it('can be followed, which can be undone, and nothing can be written in their name', async () => {
    const server = aProfileServer({ person: beat, posts: [aPost({ user: anAuthor({ id: beat.id }) })] })
    await openProfile(`/pages/profile?person=${beat.id}`)
    await screen.findByText('Good morning')
    expect(screen.queryByRole('region', { name: 'New post' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Actions for the post/ })).toBeNull()

    await click(screen.getByRole('button', { name: 'Follow' }))

    expect(await screen.findByRole('button', { name: 'Following' })).toBeTruthy()
    expect(screen.getByText('1 follower')).toBeTruthy()
    await click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('button', { name: 'Follow' })).toBeTruthy()
    await waitFor(() => expect(server.changes).toEqual(['follow', 'unfollow']))
  })

  it('gets a message in the chat', async () => {
    aProfileServer({ person: beat })
    await openProfile(`/pages/profile?person=${beat.id}`)

    await click(await screen.findByRole('button', { name: 'Send message' }))

    expect(location.pathname).toBe(`/apps/chat/${beat.id}`)
  })
})

describe('posts', () => {
  it('§3.50 of each type look different', async () => {
    const article = { title: 'On deadlines', subtitle: 'A list', excerpt: 'What to ask', link: 'https://example.org/a' }
    const first = aPost({ type: 'article', article, user: anAuthor({ name: 'Mira Keller' }) })
    aProfileServer({ posts: [aPost({ user: myself }), aPost({ type: 'something', shared: first }), aPost({ type: 'something' }), first] })
    await openProfile()
    await screen.findAllByText('On deadlines')

    const [post, something, gone, read] = posts()

    expect(post?.textContent).toContain('posted')
    expect(something?.textContent).toContain('shared something')
    expect(something?.textContent).toContain('Mira Keller')
    expect(gone?.textContent).toContain('What was shared here is no longer there.')
    expect(
      within(read ?? document.body)
        .getByRole('link', { name: 'Read the article' })
        .getAttribute('href'),
    ).toBe(article.link)
  })

  it('are written, shown at once, and taken back', async () => {
    const server = aProfileServer()
    await openProfile()
    await screen.findByText('Nothing posted yet')
    await click(screen.getByRole('button', { name: 'Post' }))
    expect(screen.getByText('Write something or add a photo first.')).toBeTruthy()

    await type('New post', 'Good evening')
    await click(screen.getByRole('button', { name: 'Post' }))

    await waitFor(() => expect(posts()).toHaveLength(1))
    expect(posts()[0]?.textContent).toContain('Good evening')
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'New post' }).value).toBe('')
    await click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(posts()).toHaveLength(0))
    await waitFor(() => expect(server.changes).toEqual(['add', 'remove']))
  })

  it('an article needs a title and a link that is one', async () => {
    const server = aProfileServer()
    await openProfile()
    await screen.findByText('Nothing posted yet')

    await click(screen.getByRole('button', { name: 'Add an article' }))
    await click(screen.getByRole('button', { name: 'Post' }))
    expect(screen.getByText('An article needs a title.')).toBeTruthy()
    await type('Title of the article', 'On lakes')
    await type('Link (https://…)', 'javascript:alert(1)')
    expect(screen.getByText('This is no link to a page.')).toBeTruthy()
    await type('Link (https://…)', 'https://example.org/lakes')
    await click(screen.getByRole('button', { name: 'Post' }))

    await waitFor(() => expect(server.posts[0]).toMatchObject({ type: 'article', article: { title: 'On lakes' } }))
  })

  it('are liked, shared and talked about at once; each can be undone', async () => {
    const server = aProfileServer({ posts: [aPost({ like: 1 })] })
    await openProfile()

    await click(await screen.findByRole('button', { name: 'Like (1)', pressed: false }))
    expect(screen.getByRole('button', { name: 'Like (2)', pressed: true })).toBeTruthy()
    await type('Comment on the post by Beat Beispiel', 'Well said')
    await click(screen.getByRole('button', { name: 'Post comment' }))
    expect(await screen.findByText('1 comment')).toBeTruthy()
    await click(screen.getByRole('button', { name: 'Share' }))
    expect(await screen.findByRole('button', { name: 'Share (1)', pressed: true })).toBeTruthy()
    await click(screen.getByRole('button', { name: 'Undo' }))

    expect(await screen.findByRole('button', { name: 'Share', pressed: false })).toBeTruthy()
    await waitFor(() => expect(server.changes).toEqual(['like', 'comment', 'share', 'unshare']))
  })

  it('of one’s own are changed and removed, and come back', async () => {
    const server = aProfileServer({ posts: [aPost({ user: myself })] })
    await openProfile()
    await click(await screen.findByRole('button', { name: 'Actions for the post by Andrea Beispiel' }))
    await click(await screen.findByRole('menuitem', { name: 'Edit' }))

    await type('Edit post', 'Good night')
    await click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Good night')).toBeTruthy()
    await click(screen.getByRole('button', { name: 'Actions for the post by Andrea Beispiel' }))
    await click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await waitFor(() => expect(posts()).toHaveLength(0))
    await click(screen.getByRole('button', { name: 'Undo' }))

    expect(await screen.findByText('Good night')).toBeTruthy()
    await waitFor(() => expect(server.changes).toEqual(['edit', 'remove', 'restore']))
  })

  it('j and k go from one to the next, l likes, c writes', async () => {
    const server = aProfileServer({
      posts: [aPost({ message: 'One' }), aPost({ message: 'Two', comments: [aComment()], commentCount: 1 })],
    })
    await openProfile()
    await screen.findByText('Two')

    await press('j')
    await press('j')
    expect(document.activeElement?.textContent).toContain('Two')
    await press('l')
    await waitFor(() => expect(server.posts[1]?.isLiked).toBe(true))
    await press('k')
    expect(document.activeElement?.textContent).toContain('One')
    await press('c')

    expect(document.activeElement?.getAttribute('aria-label')).toBe('Comment on the post by Beat Beispiel')
  })

  it('more of them come by a button', async () => {
    aProfileServer({ posts: Array.from({ length: 12 }, (_, at) => aPost({ message: `Number ${at + 1}` })) })
    await openProfile()
    await screen.findByText('Number 10')
    expect(screen.queryByText('Number 11')).toBeNull()

    await click(screen.getByRole('button', { name: 'Load more' }))

    expect(await screen.findByText('Number 12')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  })
})

it('§3.50 the latest activities stand by day; all of them are filtered by kind', async () => {
  const activities = [
    anActivity({ user: myself }),
    anActivity({ kind: 'order', title: 'A-17', user: anAuthor({ id: null, name: 'Mira Keller' }) }),
  ]
  aProfileServer({ activities })
  await openProfile()
  expect((await screen.findByRole('link', { name: 'Return of Keller' })).getAttribute('href')).toMatch(/^\/apps\/todo\/all\//)

  await click(screen.getByRole('button', { name: 'See all' }))
  const dialog = await screen.findByRole('dialog', { name: 'Latest activity' })
  await change(within(dialog).getByRole('combobox', { name: 'Show' }), 'order')

  await waitFor(() => expect(within(dialog).queryByText('Return of Keller')).toBeNull())
  expect(await within(dialog).findByText('A-17')).toBeTruthy()
  expect(location.search).toContain('activity=order')
})

describe('photos and videos', () => {
  it('§3.51 stand under their months with true numbers; one’s own are described, removed and come back', async () => {
    const media = [
      aMedium(),
      aMedium({ title: 'Regatta', type: 'video', mediaType: 'video/mp4' }),
      aMedium({ title: 'Snow', time: '2026-02-02T10:00:00.000Z' }),
    ]
    const server = aProfileServer({ media })
    await openProfile('/pages/profile?tab=media')

    expect((await screen.findByRole('region', { name: 'March 2026' })).textContent).toContain('1 photo, 1 video')
    await click(screen.getByRole('button', { name: 'Actions for Snow' }))
    await click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'February 2026' })).toBeNull())
    await click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('region', { name: 'February 2026' })).toBeTruthy()
    await click(screen.getByRole('button', { name: 'Actions for Lake' }))
    await click(await screen.findByRole('menuitem', { name: 'Title and description' }))
    await change(await screen.findByLabelText('Title'), 'Pond')
    await click(screen.getByRole('button', { name: 'Save' }))

    expect(await screen.findByText('Pond')).toBeTruthy()
    await waitFor(() => expect(server.changes).toEqual(['remove-medium', 'restore-medium', 'describe']))
  })
})

describe('about', () => {
  it('§3.52 is told as definitions, with links to write, call and open', async () => {
    const friends = [{ id: newId(), name: 'Beat Beispiel', avatar: '' }]
    const groups = [{ id: newId(), name: 'Choir', category: 'group' as const, members: 1 }]
    aProfileServer({ about: anAbout({ friends, groups }) })
    await openProfile('/pages/profile?tab=about')

    expect((await screen.findByRole('link', { name: '+41 81 555 01 42' })).getAttribute('href')).toBe('tel:+41815550142')
    expect(screen.getByRole('link', { name: 'a@example.ch' }).getAttribute('href')).toBe('mailto:a@example.ch')
    expect(screen.getByRole('link', { name: 'example.ch' }).getAttribute('rel')).toContain('noopener')
    expect(screen.getByText('29 February 1988')).toBeTruthy()
    expect(screen.getByRole('link', { name: /Beat Beispiel/ }).getAttribute('href')).toBe(`/pages/profile?person=${friends[0]?.id}`)
    expect(screen.getByRole('link', { name: /Choir/ }).textContent).toContain('Group, 1 person')
  })

  it('§7.8 is changed as a whole; a new name is saved with the account, and its notice shows', async () => {
    const server = aProfileServer()
    await openProfile('/pages/profile?tab=about')
    await click(await screen.findByRole('button', { name: 'Edit my data' }))
    await change(await screen.findByLabelText(/^Name/), 'Andrea Muster')
    await type('Website', 'two words')
    await click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findAllByText('One of the lines is no web address.')).toBeTruthy()
    expect(server.changes).toEqual([])

    await type('Website', 'example.org')
    await click(screen.getByRole('button', { name: 'Save' }))

    expect(await screen.findByText('User data saved with api')).toBeTruthy()
    expect(server.about.contact.websites).toEqual(['https://example.org'])
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
  })

  it('asks before it is left while something is not saved', async () => {
    aProfileServer()
    await openProfile('/pages/profile?tab=about&edit=about')
    await change(await screen.findByLabelText('Occupation'), 'Sailor')

    await click(screen.getByRole('button', { name: 'Done' }))
    const question = await screen.findByRole('alertdialog')
    await click(within(question).getByRole('button', { name: 'Stay' }))

    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Occupation' }).value).toBe('Sailor')
    expect(location.search).toContain('edit=about')
  })

  it('says where another window was faster, and loses nothing', async () => {
    const server = aProfileServer()
    await openProfile('/pages/profile?tab=about&edit=about')
    await change(await screen.findByLabelText('Occupation'), 'Sailor')
    server.about = { ...server.about, version: 5 }

    await click(screen.getByRole('button', { name: 'Save' }))

    expect(await screen.findByText(/changed in another window meanwhile/)).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Occupation' }).value).toBe('Sailor')
  })
})
