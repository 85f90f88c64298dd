import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useTyped } from './use-typed.ts'

afterEach(cleanup)

function Field({ tell }: { readonly tell: (text: string) => void }): ReactNode {
  const [text, type] = useTyped('', tell)
  return <input aria-label="Search" value={text} onChange={(event) => type(event.target.value)} />
}

it('what is typed is told again until it takes effect', async () => {
  const [ignored, heard] = [vi.fn<(text: string) => void>(), vi.fn<(text: string) => void>()]
  const { rerender } = render(<Field tell={ignored} />)

  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'gamma' } })
  await waitFor(() => expect(ignored).toHaveBeenCalledWith('gamma'))
  rerender(<Field tell={heard} />)

  await waitFor(() => expect(heard).toHaveBeenCalledWith('gamma'))
})
