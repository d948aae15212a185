import type { IdentityPolicy } from '../limits/policy.ts'

/** For tests that are about rules: a password as the policy has it hashed costs 25 ms of a core, and `passwordHasher.test.ts` holds that. */
export const CHEAP_HASHING: IdentityPolicy['hashing'] = { memoryKib: 64, passes: 1, concurrency: 4, waiting: 1_000 }
