import { useLayoutEffect, useMemo, useRef, type RefObject } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { rowAfter } from '../../../../shell/parts/selection/row-keys.ts'
import type { Command } from '../../../../shell/workspace/commands/command.ts'
import { useCommands } from '../../../../shell/workspace/commands/command-store.ts'
import type { Post } from '../../post.ts'
import { profileWords } from '../profile-words.ts'
import type { PostChanges } from './use-post-changes.ts'

/** j and k go from post to post, l likes the one that has the focus, c writes a comment on it. */
export function usePostKeys(list: RefObject<HTMLElement | null>, posts: readonly Post[], changes: PostChanges): void {
  const texts = useTexts(profileWords)
  // The commands stay the same while the posts change under them.
  const latest = useRef({ posts, changes })
  useLayoutEffect(() => {
    latest.current = { posts, changes }
  })
  const commands = useMemo((): readonly Command[] => {
    const cardOf = (id: string | undefined) => list.current?.querySelector<HTMLElement>(`[data-post="${id ?? ''}"]`)
    const focusedId = (): string | undefined => document.activeElement?.closest<HTMLElement>('[data-post]')?.dataset['post']
    const go = (step: 'next' | 'previous'): void => {
      const order = latest.current.posts.map(({ id }) => id)
      cardOf(rowAfter(order, focusedId(), step))?.focus()
    }
    const page = { group: 'page' } as const
    return [
      { ...page, id: 'profile-next', title: texts.nextPost, keys: 'j', isKeyOnly: true, run: () => go('next') },
      { ...page, id: 'profile-previous', title: texts.previousPost, keys: 'k', isKeyOnly: true, run: () => go('previous') },
      {
        ...page,
        id: 'profile-like',
        title: texts.likePost,
        keys: 'l',
        run: () => {
          const post = latest.current.posts.find(({ id }) => id === focusedId())
          if (post) latest.current.changes.like(post)
        },
      },
      {
        ...page,
        id: 'profile-comment',
        title: texts.commentPost,
        keys: 'c',
        run: () =>
          cardOf(focusedId() ?? latest.current.posts[0]?.id)
            ?.querySelector<HTMLElement>('[data-comment-field]')
            ?.focus(),
      },
    ]
  }, [list, texts])
  useCommands(commands)
}
