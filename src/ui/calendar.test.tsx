// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dottedDate, plainDate, weekdayOf, type PlainDate } from '../kit/plain-date.ts'
import { CalendarButton, type CalendarPart, type CalendarProps } from './calendar-button.tsx'
import type { CalendarWords } from './calendar-words.ts'
import { Calendar } from './calendar.tsx'

afterEach(cleanup)

const words: CalendarWords = {
  close: 'Close',
  previousMonth: 'Month before',
  nextMonth: 'Month after',
  previousYear: 'Year before',
  nextYear: 'Year after',
  chooseYear: 'Choose year',
  keys: 'Use the arrows',
  from: 'from',
  to: 'to',
  earliest: 'earliest',
  latest: 'latest',
  freeDay: 'free',
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  day: dottedDate,
  month: (date) => date.slice(0, 7),
  span: (earliest, latest) => `${earliest ?? ''} to ${latest ?? ''}`,
  tooEarly: (earliest) => `before ${earliest}`,
  tooLate: (latest) => `after ${latest}`,
  refused: (date, reason) => `${date} no: ${reason}`,
}

const onChoose = vi.fn<(date: PlainDate) => void>()
const part: CalendarPart = { Calendar, words, isFreeDay: (date) => weekdayOf(date) > 5 }
const settings: CalendarProps = {
  label: 'Calendar',
  name: 'Calendar, open',
  today: plainDate(2026, 3, 10),
  chosen: plainDate(2026, 11, 18),
  onChoose,
  load: async () => part,
  broken: 'not there',
}

const limits = { earliest: plainDate(2026, 3, 10), latest: plainDate(2026, 11, 30) }

async function open(changes: Partial<CalendarProps> = limits): Promise<void> {
  onChoose.mockClear()
  render(<CalendarButton {...settings} {...changes} />)
  await act(async () => void fireEvent.click(opener()))
}

const opener = (): HTMLElement => screen.getByRole('button', { name: 'Calendar, open', hidden: true })
const focused = (): string => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''
const title = (): string => screen.getByRole('heading').textContent
const press = (key: string, more: { readonly shiftKey?: boolean; readonly ctrlKey?: boolean } = {}): boolean =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
// NOTE the testing library takes the cells of a grid for those of any table.
const cell = (name: string): HTMLElement => screen.getByRole('cell', { name })

describe('the button', () => {
  it('tells what it opens and whether that is open', async () => {
    render(<CalendarButton {...settings} />)
    const attributes = (): unknown => [opener().getAttribute('aria-haspopup'), opener().getAttribute('aria-expanded')]
    expect(attributes()).toEqual(['dialog', 'false'])

    await act(async () => void fireEvent.click(opener()))

    expect(attributes()).toEqual(['dialog', 'true'])
    expect(screen.getByRole('dialog', { name: '2026-11' })).toBeDefined()
  })

  it('fetches the calendar when somebody comes near, and says nothing if that fails', async () => {
    const load = vi.fn<CalendarProps['load']>(() => Promise.reject(new Error('offline')))
    render(<CalendarButton {...settings} load={load} />)

    await act(async () => void fireEvent.pointerEnter(opener()))

    expect(load).toHaveBeenCalledOnce()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says so when the calendar cannot be fetched, and tries again at the next press', async () => {
    let isOnline = false
    await open({ load: async () => (isOnline ? part : Promise.reject(new Error('offline'))) })
    expect(screen.getByRole('alert').textContent).toBe('not there')

    isOnline = true
    await act(async () => void fireEvent.click(opener()))

    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('dialog')).toBeDefined()
  })
})

describe('among days', () => {
  it('the chosen one has the focus and is the only one Tab reaches', async () => {
    await open()

    const stops = screen.getAllByRole('cell').filter((each) => each.tabIndex === 0)
    expect(focused()).toBe('18.11.2026')
    expect(stops.map((each) => [each.textContent, each.getAttribute('aria-selected')])).toEqual([['18', 'true']])
  })

  it.each([
    ['ArrowLeft', {}, '17.11.2026'],
    ['ArrowRight', {}, '19.11.2026'],
    ['ArrowUp', {}, '11.11.2026'],
    ['ArrowDown', {}, '25.11.2026'],
    ['Home', {}, '16.11.2026'],
    ['End', {}, '22.11.2026, free'],
    ['PageUp', {}, '18.10.2026, free'],
    ['PageDown', {}, '18.12.2026'],
    ['PageUp', { shiftKey: true }, '18.11.2025'],
    ['PageDown', { shiftKey: true }, '18.11.2027'],
  ])('%s %o leads to %s', async (key, more, expected) => {
    await open({ earliest: plainDate(2025, 1, 1), latest: plainDate(2027, 12, 31) })

    expect(press(key, more)).toBe(false)
    expect(focused()).toBe(expected)
  })

  it.each(['Enter', ' '])('«%s» chooses, closes and gives the focus back', async (key) => {
    await open()
    press('ArrowRight')
    press(key)

    expect(onChoose).toHaveBeenCalledExactlyOnceWith('2026-11-19')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(opener())
  })

  it('a press chooses too', async () => {
    await open()

    fireEvent.click(cell('27.11.2026'))

    expect(onChoose).toHaveBeenCalledExactlyOnceWith('2026-11-27')
  })

  it('keys with Ctrl stay with the browser', async () => {
    await open()

    expect(press('ArrowRight', { ctrlKey: true })).toBe(true)
    expect(focused()).toBe('18.11.2026')
  })

  it('today, free days and both limits are marked', async () => {
    await open({ ...limits, chosen: undefined })
    expect(cell('10.03.2026, earliest').getAttribute('aria-current')).toBe('date')
    expect(cell('10.03.2026, earliest').dataset['mark']).toBe('from')

    fireEvent.click(screen.getByRole('button', { name: 'Month before' }))
    expect(cell('28.02.2026, free, before 2026-03-10').getAttribute('aria-disabled')).toBe('true')
  })

  it('one outside the limits is not chosen but says why', async () => {
    await open({ ...limits, chosen: plainDate(2026, 11, 30) })
    expect(cell('30.11.2026, latest').dataset['mark']).toBe('to')
    expect(screen.getByText('2026-03-10 to 2026-11-30')).toBeDefined()

    press('ArrowRight')
    press('Enter')

    expect(screen.getByText('2026-12-01 no: after 2026-11-30').getAttribute('aria-live')).toBe('polite')
    expect(onChoose).not.toHaveBeenCalled()

    press('ArrowLeft')
    expect(screen.getByText('2026-03-10 to 2026-11-30')).toBeDefined()
  })

  it('nothing lies beyond the last year, and the page says why', async () => {
    await open({ ...limits, chosen: plainDate(2026, 12, 31), latest: plainDate(2026, 12, 31) })

    press('ArrowRight')

    expect(focused()).toBe('31.12.2026, latest')
    expect(screen.getByText('2027-01-01 no: after 2026-12-31')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Month after' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('the buttons turn the month and keep the focus', async () => {
    await open()
    const back = screen.getByRole('button', { name: 'Month before' })
    back.focus()

    fireEvent.click(back)

    expect([title(), document.activeElement]).toEqual(['2026-10', back])
  })
})

describe('from the years', () => {
  const longAgo: Partial<CalendarProps> = { latest: settings.today, chosen: undefined, opensOn: 'years', opensAt: plainDate(1986, 3, 10) }

  it('the way leads over months to a day', async () => {
    await open(longAgo)
    expect([title(), focused()]).toEqual(['Choose year', '1986'])

    press('ArrowUp')
    press('ArrowLeft')
    press('PageDown')
    press('Enter')
    expect([title(), focused()]).toEqual(['1990', '1990-03'])

    press('End')
    press('ArrowRight')
    press('Enter')
    expect([title(), focused()]).toEqual(['1990-04', '10.04.1990'])

    press('Enter')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('1990-04-10')
  })

  it('there are all of 1900 to this year and none else', async () => {
    await open(longAgo)
    const years = within(screen.getByRole('grid'))
      .getAllByRole('cell')
      .map((each) => each.textContent.trim())
      .filter(Boolean)

    expect([years.length, years[0], years.at(-1)]).toEqual([127, '1900', '2026'])

    press('PageDown', { shiftKey: true })
    press('PageDown')
    expect(focused()).toBe('2026')
  })

  it('a month without a day to choose says why', async () => {
    await open()
    fireEvent.click(screen.getByRole('button', { name: '2026-11' }))
    press('Enter')
    fireEvent.click(cell('2026-12, after 2026-11-30'))

    expect(title()).toBe('2026')
    expect(screen.getByText('2026-12-18 no: after 2026-11-30')).toBeDefined()
  })
})
