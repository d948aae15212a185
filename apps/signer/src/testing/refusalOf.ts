import type { SignerRefusal } from '@touchstone/protocol/signer'
import { Refused } from '../words/refusal.ts'

/** The code of a refusal; a bug is thrown. */
export async function refusalOf(asked: Promise<unknown>): Promise<SignerRefusal | 'done'> {
  return asked.then(
    () => 'done' as const,
    (error: unknown) => {
      if (error instanceof Refused) return error.code
      throw error
    },
  )
}
