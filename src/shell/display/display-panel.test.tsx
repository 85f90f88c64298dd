// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { chooseContrast, chosenContrast } from './contrast.ts'
import { Panel } from './display-panel.tsx'

afterEach(() => {
  cleanup()
  chooseContrast('system')
})

it('gives high contrast at once, keeps it for the next page, and takes it back', async () => {
  await act(async () => void render(<Panel />))
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Hoher Kontrast' })

  fireEvent.click(box)
  const on = [document.documentElement.dataset['contrast'], chosenContrast()]
  fireEvent.click(box)

  expect(on).toEqual(['more', 'more'])
  expect(document.documentElement.dataset['contrast']).toBeUndefined()
  expect(chosenContrast()).toBe('system')
})

it('shows what was chosen before', async () => {
  chooseContrast('more')

  await act(async () => void render(<Panel />))

  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Hoher Kontrast' }).checked).toBe(true)
})
