// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { Problem } from '../../../kit/problem.ts'
import { usePage } from './use-page.ts'

afterEach(cleanup)

type Begin = { readonly after?: string; readonly skip?: number }

function Stage({ asked, gone = [] }: { readonly asked: Begin[]; readonly gone?: readonly string[] }): ReactNode {
  const [page, setPage] = useState(1)
  const query = usePage<readonly string[]>({
    queryKey: ['letters'],
    page,
    size: 2,
    read: async (begin) => {
      asked.push(begin)
      if ('after' in begin && gone.includes(begin.after)) throw new Problem('not-found', 'gone')
      return [`${page}a`, `${page}b`]
    },
    lastOf: (rows) => rows.at(-1),
  })
  return (
    <>
      <p>
        {query.isPlaceholderData ? 'old ' : ''}
        {query.data?.join()}
      </p>
      {[2, 3, 9].map((each) => (
        <button key={each} type="button" onClick={() => setPage(each)}>
          {each}
        </button>
      ))}
    </>
  )
}

const goTo = (page: string) => act(async () => screen.getByRole('button', { name: page }).click())

it('goes on after the page before where that is known, and counts rows for a jump', async () => {
  const asked: Begin[] = []
  await renderInWorkspace(<Stage asked={asked} />)

  await goTo('2')
  await screen.findByText('2a,2b')
  await goTo('9')
  await screen.findByText('9a,9b')

  expect(asked).toEqual([{ skip: 0 }, { after: '1b' }, { skip: 16 }])
})

it('counts rows where the row before is gone', async () => {
  const asked: Begin[] = []
  await renderInWorkspace(<Stage asked={asked} gone={['1b']} />)

  await goTo('2')
  await screen.findByText('2a,2b')

  expect(asked).toEqual([{ skip: 0 }, { after: '1b' }, { skip: 2 }])
})
