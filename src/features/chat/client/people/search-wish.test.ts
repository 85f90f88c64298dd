import { expect, it } from 'vitest'
import { plainDate } from '../../../../kit/plain-date.ts'
import type { Contact } from '../../contract.ts'
import { searchWish, type SearchWish } from './search-wish.ts'

const mira: Contact = { id: 'mira', name: 'Mira Keller', avatar: '', status: 'online', mood: '', unread: 0, isMember: true }
const wish = (text: string): SearchWish => searchWish(text, { contacts: [mira], me: 'me', today: plainDate(2026, 3, 10) })

it('words are for people and for messages', () => {
  expect(wish('ledger "of March" -draft')).toEqual({ people: 'ledger of March', messages: { q: 'ledger "of March" -draft' } })
  expect(wish('')).toEqual({ people: '', messages: undefined })
})

it('who said it and when asks for messages only', () => {
  expect(wish('ledger from:mira')).toEqual({ people: undefined, messages: { q: 'ledger', who: 'mira' } })
  expect(wish('von:mir date:yesterday').messages).toEqual({ q: '', who: 'me', from: '2026-03-09', to: '2026-03-09' })
  expect(wish('date:<1.3.2026').messages).toEqual({ q: '', to: '2026-02-28' })
  expect(wish('date:>=1.3.2026').messages).toEqual({ q: '', from: '2026-03-01' })
})

it('asks for nothing where nobody could have said it', () => {
  expect(wish('from:nobody').messages).toBeUndefined()
  expect(wish('date:someday').messages).toBeUndefined()
})
