// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { typedBefore } from './typed-before.ts'

afterEach(cleanup)

function aForm(): HTMLFormElement {
  const { container } = render(
    <form>
      <input type="radio" name="legal-form" value="natural-person" />
      <input type="radio" name="legal-form" value="legal-entity" defaultChecked />
      <select name="period" defaultValue="2025">
        <option value="2025" ref={(option) => option?.setAttribute('selected', '')}>
          2025
        </option>
        <option value="2026">2026</option>
      </select>
      <input name="pid" defaultValue="" />
      <input name="uid" defaultValue="" />
      <input name="birth" defaultValue="" />
      <input name="deadline" defaultValue="10.03.2026" />
    </form>,
  )
  const form = container.querySelector('form')
  if (!form) throw new Error('no form')
  return form
}

it('finds what was typed and chosen before the script came, and nothing else', () => {
  const form = aForm()
  expect(typedBefore(form)).toEqual([])

  const element = (selector: string) => form.querySelector<HTMLInputElement>(selector)
  element('[value=natural-person]')?.click()
  Object.assign(element('[name=pid]') ?? {}, { value: '204518' })
  Object.assign(element('[name=uid]') ?? {}, { value: 'CHE-1' })
  Object.assign(element('[name=birth]') ?? {}, { value: '27. März 84' })

  expect(typedBefore(form)).toEqual([
    { kind: 'legal-form', legalForm: 'natural-person' },
    { kind: 'pid', text: '204518' },
    { kind: 'uid', text: 'CHE-1' },
    { kind: 'birth', text: '27. März 84' },
  ])
})

it('finds nothing where the page brought no form', () => {
  expect(typedBefore(null)).toEqual([])
})
