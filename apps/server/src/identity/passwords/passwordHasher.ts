import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import PQueue from 'p-queue'
import { Refusal } from '../../errors/refusal.ts'
import type { IdentityPolicy } from '../limits/policy.ts'

/** argon2id with a secret that is not in the database. */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** With null (there is no such account) it does the same work and answers false. */
  verify(passwordHash: string | null, password: string): Promise<boolean>
}

export interface PasswordHasherOptions {
  readonly pepper: Buffer
  readonly hashing: IdentityPolicy['hashing']
}

const BUSY_RETRY_SECONDS = 5

/**
 * Hashing takes tens of milliseconds and 19 MiB each, so only a few run at once; when too many wait already the call is
 * refused as `rate_limited` instead of filling the memory.
 */
export async function createPasswordHasher({ pepper, hashing }: PasswordHasherOptions): Promise<PasswordHasher> {
  const queue = new PQueue({ concurrency: hashing.concurrency })
  const options = { memoryCost: hashing.memoryKib, timeCost: hashing.passes, parallelism: 1, secret: pepper }
  const hashNow = (password: string) => hash(normal(password), options)
  const hashOfNobody = await hashNow(randomBytes(32).toString('hex'))

  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (queue.size >= hashing.waiting) throw new Refusal('rate_limited', { seconds: BUSY_RETRY_SECONDS })
    return queue.add(work)
  }
  return {
    hash: async (password) => inTurn(() => hashNow(password)),
    verify: async (passwordHash, password) => {
      const matches = await inTurn(() => verify(passwordHash ?? hashOfNobody, normal(password), options))
      return passwordHash !== null && matches
    },
  }
}

/** The same password typed on two keyboards may arrive as different code points. */
function normal(password: string): string {
  return password.normalize('NFKC')
}
