import * as z from 'zod/mini'

/** Where a list by moments goes on: the moment of its last row, in millionths of a second since 1970, and its id. */
export const Place = z.string().check(z.regex(/^\d{1,16}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/))
