import type { About } from '../../src/features/profile/about.ts'
import type { Activity } from '../../src/features/profile/activity.ts'
import type { Medium } from '../../src/features/profile/medium.ts'
import type { Author, Comment, Post } from '../../src/features/profile/post.ts'

let count = 0
export const newId = (): string => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`

export function anAuthor(change: Partial<Author> = {}): Author {
  return { id: newId(), name: 'Beat Beispiel', avatar: '', ...change }
}

export function aComment(change: Partial<Comment> = {}): Comment {
  return { id: newId(), user: anAuthor(), message: 'Well said', time: '2026-03-09T10:00:00.000Z', edited: null, ...change }
}

export function aMedium(change: Partial<Medium> = {}): Medium {
  const [type, mediaType] = ['photo', 'image/png'] as const
  const address = `/api/files/file?fileId=${newId()}`
  return {
    id: newId(),
    type,
    mediaType,
    title: 'Lake',
    alt: 'A calm lake',
    address,
    width: 4,
    height: 3,
    time: '2026-03-05T10:00:00.000Z',
    ...change,
  }
}

export function aPost(change: Partial<Post> = {}): Post {
  return {
    id: newId(),
    user: anAuthor(),
    type: 'post',
    message: 'Good morning',
    time: '2026-03-09T08:00:00.000Z',
    article: null,
    media: [],
    like: 0,
    share: 0,
    comments: [],
    commentCount: 0,
    edited: null,
    isLiked: false,
    isShared: false,
    shared: null,
    ...change,
  }
}

export function anActivity(change: Partial<Activity> = {}): Activity {
  const id = newId()
  const time = '2026-03-09T08:00:00.000Z'
  const cursor = `2026-03-09 08:00:00+00|${id}`
  return { id, kind: 'todo', user: anAuthor(), title: 'Return of Keller', placeId: null, thingId: id, time, cursor, ...change }
}

export function anAbout(change: Partial<About> = {}): About {
  return {
    general: { gender: '', birthday: '1988-02-29', locations: ['Chur', 'Bern'], about: 'Lakes' },
    work: { occupation: 'Fiduciary', skills: ['Payroll'], jobs: [{ company: 'Muster AG', date: 'since 2019' }] },
    contact: { address: 'Gasse 1', tel: ['+41 81 555 01 42'], websites: ['https://example.ch'], emails: ['a@example.ch'] },
    groups: [],
    friends: [],
    version: 1,
    ...change,
  }
}
