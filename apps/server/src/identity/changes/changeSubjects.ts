import type { SecurityChange } from '@touchstone/protocol'
import * as z from 'zod/mini'

/** A change as it is kept while it waits for review: contacts in full, secrets only as hashes. */
export const CHANGE_SUBJECTS = {
  phone: z.object({ value: z.string(), telCode: z.string(), number: z.string() }),
  email: z.object({ value: z.string() }),
  /** `session`: public id of the session that asked, which stays; '' when nobody was logged in. */
  password: z.object({ hash: z.string(), session: z.string() }),
  tpwd: z.object({ hash: z.string() }),
  question: z.object({ question: z.union([z.literal(1), z.literal(2), z.literal(3)]), answerHash: z.string() }),
  factor: z.object({}),
  unfreeze: z.object({}),
} as const satisfies Record<SecurityChange, z.core.$ZodType>

export type ChangeSubject<Change extends SecurityChange> = z.output<(typeof CHANGE_SUBJECTS)[Change]>
