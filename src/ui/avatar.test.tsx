// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Avatar, AvatarStack } from './avatar.tsx'

afterEach(cleanup)

it('shows the initials where the photo does not load', () => {
  const { container } = render(<Avatar name="Mira Keller" photo="/gone.png" />)
  const photo = container.querySelector('img')
  expect(screen.queryByText('MK')).toBeNull()

  if (photo) fireEvent.error(photo)

  expect(screen.getByText('MK')).toBeTruthy()
})

it('says the name only where none stands beside it, and the presence always in a word', () => {
  const presence = { state: 'away', label: 'Away' } as const
  const { container, rerender } = render(<Avatar name="Mira Keller" presence={presence} />)
  expect(spoken(container)).toBe('Away')

  rerender(<Avatar name="Mira Keller" presence={presence} isAlone />)

  expect(spoken(container)).toBe('Mira Keller, Away')
})

it('counts those who find no room, and names them', () => {
  const people = ['Mira Keller', 'Tom Rossi', 'Sina Brunner', 'Luca Frei'].map((name) => ({ id: name, name }))
  const { container } = render(<AvatarStack people={people} limit={3} />)

  expect(screen.getByText('+2')).toBeTruthy()
  expect(spoken(container)).toBe('Mira KellerTom RossiSina Brunner, Luca Frei')
})

/** What is read aloud: everything that is not hidden from those who listen. */
function spoken(container: HTMLElement): string {
  const copy = document.createElement('div')
  copy.append(container.cloneNode(true))
  for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove()
  return copy.textContent
}
