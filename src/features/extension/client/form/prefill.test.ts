import { describe, expect, it } from 'vitest'
import { plainDate } from '../../../../kit/plain-date.ts'
import { cleanAddress, readPrefill } from './prefill.ts'

const today = plainDate(2026, 3, 10)
const from = (search: string, hash = '') => readPrefill({ search, hash }, today)

describe('what a link brings', () => {
  it('§2.15 reads subjektid, periode and birth', () => {
    expect(from('?subjektid=204518&periode=2025&birth=27.03.1984')).toEqual({ pid: '204518', period: 2025, birth: '1984-03-27' })
  })

  it('reads the same names after #, which no server ever sees', () => {
    expect(from('', '#subjektid=204518&birth=27.03.1984')).toEqual({ pid: '204518', birth: '1984-03-27' })
  })

  it.each(['', '0', '012345', '1234567', 'abc', '12 34', '%EF%BC%91'])('§5.3 subjektid: passes over «%s»', (pid) => {
    expect(from(`?subjektid=${pid}`)).toEqual({})
  })

  it.each(['2023', '2027', '', '25', '2025.5', 'abc'])('§5.6 periode: passes over «%s»', (period) => {
    expect(from(`?periode=${period}`)).toEqual({})
  })

  it.each(['2024', '2025', '2026'])('§5.6 periode: takes %s', (period) => {
    expect(from(`?periode=${period}`)).toEqual({ period: Number(period) })
  })

  it.each(['31.02.1984', '1984-03-27', '27.3.84', '27/03/1984', 'gestern', ''])('§5.13 birth: passes over «%s»', (birth) => {
    expect(from(`?birth=${birth}`)).toEqual({})
  })

  it('§2.15 each is taken or passed over on its own', () => {
    expect(from('?subjektid=0&periode=2025&birth=99.99.9999')).toEqual({ period: 2025 })
  })
})

describe('the address afterwards', () => {
  const at = (search: string, hash = '') => cleanAddress({ pathname: '/steuernnp', search, hash })

  it.each([
    ['?subjektid=204518&birth=27.03.1984', '', '/steuernnp'],
    ['?subjektid=0', '', '/steuernnp'],
    ['?lang=fr&periode=2025', '', '/steuernnp?lang=fr'],
    ['', '#birth=27.03.1984', '/steuernnp'],
    ['?periode=2025', '#content', '/steuernnp#content'],
  ])('%s%s becomes %s', (search, hash, expected) => {
    expect(at(search, hash)).toBe(expected)
  })

  it('stays as it is when it holds nothing personal', () => {
    expect(at('?lang=fr', '#content')).toBeUndefined()
  })
})
