import { describe, expect, it } from 'vitest'
import { doneAfter, minutesLeft, nextOpenStep, percentDone, slugOf, stateOf } from './rules.ts'

const steps = ['a', 'b', 'c', 'd']

describe('how far somebody is', () => {
  it.each([
    [0, 0, 'new'],
    [1, 0, 'begun'],
    [4, 3, 'begun'],
    [2, 4, 'completed'],
  ])('at step %i with %i of 4 done is %s', (activeStep, doneSteps, state) => {
    expect(stateOf({ activeStep, doneSteps, totalSteps: 4 })).toBe(state)
  })

  it('a course without steps is never completed', () => {
    expect(stateOf({ activeStep: 0, doneSteps: 0, totalSteps: 0 })).toBe('new')
    expect(percentDone({ doneSteps: 0, totalSteps: 0 })).toBe(0)
  })

  it('only all steps are a hundred percent', () => {
    expect([0, 1, 199, 200].map((doneSteps) => percentDone({ doneSteps, totalSteps: 200 }))).toEqual([0, 0, 99, 100])
  })

  it('the minutes that are left follow the steps', () => {
    expect([0, 1, 4].map((doneSteps) => minutesLeft({ doneSteps, totalSteps: 4, length: 30 }))).toEqual([30, 23, 0])
  })
})

describe('what is done after a move', () => {
  it('where nothing is said, all steps before this one', () => {
    expect(doneAfter(steps, [], { activeStep: 3 })).toEqual(['a', 'b'])
    expect(doneAfter(steps, [], { activeStep: 1 })).toEqual([])
    expect(doneAfter(steps, [], { activeStep: 4 })).toEqual(steps)
  })

  it('going back takes nothing away', () => {
    expect(doneAfter(steps, ['a', 'b', 'c'], { activeStep: 2 })).toEqual(['a', 'b', 'c'])
  })

  it('what is said holds: a jump does not do what lies between', () => {
    expect(doneAfter(steps, ['a'], { activeStep: 4, done: [] })).toEqual(['a'])
    expect(doneAfter(steps, ['a', 'b'], { activeStep: 4, done: ['d'], notDone: ['b'] })).toEqual(['a', 'd'])
  })

  it('a step that has gone does not count', () => {
    expect(doneAfter(steps, ['a', 'gone'], { activeStep: 2, done: ['strange'] })).toEqual(['a'])
  })
})

it('the next open step lies ahead, else before', () => {
  const open = steps.map((id) => ({ id }))

  expect(nextOpenStep(open, ['a'], 2)).toBe(3)
  expect(nextOpenStep(open, ['c', 'd'], 2)).toBe(1)
  expect(nextOpenStep(open, steps, 2)).toBeUndefined()
})

it.each([
  ['A form everybody can fill in', 'a-form-everybody-can-fill-in'],
  ['Käse & Brot: 2. Teil', 'kase-brot-2-teil'],
  ['???', 'course'],
])('%s stands in addresses as %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})
