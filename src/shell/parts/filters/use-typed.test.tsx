import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useTyped } from './use-typed.ts'

afterEach(cleanup)

function Field({ tell }: { readonly tell: (text: string) => void }): ReactNode {
  const [text, type] = useTyped('', tell)
  return <input aria-label="Search" value={text} onChange={(event) => type(event.target.value)} />
}

it('what is typed is told until somebody hears it', async () => {
  const [deaf, hearing] = [vi.fn<(text: string) => void>(), vi.fn<(text: string) => void>()]
  const { rerender } = render(<Field tell={deaf} />)

  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'gamma' } })
  await waitFor(() => expect(deaf).toHaveBeenCalledWith('gamma'))
  rerender(<Field tell={hearing} />)

  await waitFor(() => expect(hearing).toHaveBeenCalledWith('gamma'))
})
