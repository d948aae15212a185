import * as z from 'zod/mini'
import { text } from './fields.ts'

/** Empty fields are accepted here; the handler refuses them with the product's own sentence. */
export const empty = (max: number) => z._default(text(max), '')
export const nothing = z.object({})
/** review: the change waits for manual review; it was the first setting of an empty value otherwise. */
export const reviewed = z.object({ review: z.boolean() })
