import { sql } from 'kysely'
import { storableJson } from '../../../platform/storable-text.ts'
import type { Customer } from '../order.ts'
import type { Tx } from './tables.ts'

/** As lists sort and search a customer. */
export function namesOf({ firstName, lastName, email, company }: Customer): { readonly name: string; readonly words: string } {
  return { name: `${firstName} ${lastName}`.trim(), words: `${email} ${company}`.trim() }
}

/** Keeps a customer as they are told now. Earlier orders are found by the new name too. */
export async function putCustomer(tx: Tx, customer: Customer): Promise<void> {
  const wire = storableJson({ ...customer, ...namesOf(customer) })
  const fields = sql.raw(`"firstName", "lastName", avatar, company, "jobTitle", email, phone, "invoiceAddress", "shippingAddress"`)
  await sql`
    insert into e_commerce.customer (workspace_id, id, first_name, last_name, avatar, company, job_title, email, phone, invoice_address,
      shipping_address)
    select platform.workspace(), id, ${fields} from jsonb_to_record(${wire}::jsonb) as c (id uuid, "firstName" text, "lastName" text,
      avatar text, company text, "jobTitle" text, email text, phone text, "invoiceAddress" jsonb, "shippingAddress" jsonb)
    on conflict (workspace_id, id) do update set first_name = excluded.first_name, last_name = excluded.last_name,
      avatar = excluded.avatar, company = excluded.company, job_title = excluded.job_title, email = excluded.email,
      phone = excluded.phone, invoice_address = excluded.invoice_address, shipping_address = excluded.shipping_address`.execute(tx)
  await sql`
    update e_commerce.purchase set customer_name = c.name, customer_words = c.words
    from jsonb_to_record(${wire}::jsonb) as c (name text, words text)
    where workspace_id = platform.workspace() and customer_id = ${customer.id}::uuid
      and (customer_name, customer_words) is distinct from (c.name, c.words)`.execute(tx)
}
