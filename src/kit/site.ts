import * as z from 'zod/mini'

/** Who runs this installation, as its pages show it. */
export const Site = z.object({
  name: z.string().check(z.minLength(1)),
  office: z.string().check(z.minLength(1)),
  phone: z.string().check(z.minLength(1)),
  hours: z.string().check(z.minLength(1)),
  email: z.string().check(z.email()),
  address: z.string().check(z.minLength(1)),
})
export type Site = z.output<typeof Site>
