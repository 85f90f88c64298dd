import { sql, type Transaction } from 'kysely'
import type { OutputOf } from '../../../kit/endpoint.ts'
import { ageOn, birthdaysWithin, nextBirthday } from '../birthdays.ts'
import type { listBirthdays } from '../contract.ts'
import { asContact, contactColumns, type ContactRow } from './contact-fields.ts'
import type { ContactsTables } from './tables.ts'
import { readToday } from './today.ts'

const daysAhead = 60
const most = 50

export async function readBirthdays(tx: Transaction<ContactsTables>): Promise<OutputOf<typeof listBirthdays>> {
  const today = await readToday(tx)
  const days = birthdaysWithin(daysAhead, today)
  const { rows } = await sql<ContactRow>`
    select ${contactColumns} from contacts.own_contact
    where deleted_at is null and birthday <> '' and right(birthday, 5) = any(${days})
    order by array_position(${days}, right(birthday, 5)), list_key, name_key, id limit ${most}`.execute(tx)
  return rows.map(asContact).flatMap((contact) => {
    const next = nextBirthday(contact.birthday, today)
    return next ? [{ contact, next, age: ageOn(contact.birthday, next) }] : []
  })
}
