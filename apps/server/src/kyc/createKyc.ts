import { KYC_TIERS, type KycState, type KycTier } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import { createEnvelopes } from '../crypto/envelope.ts'
import { drawKey } from '../crypto/keyFiles.ts'
import type { Database } from '../database/schema.ts'
import type { Files } from '../files/files.ts'
import type { People } from '../identity/accounts/people.ts'
import type { ReviewDesk } from '../review/reviewCase.ts'
import type { WorldPort } from '../sequencer/worldPort.ts'
import { kycCalls } from './kycCalls.ts'
import { kycCases } from './kycCases.ts'
import { createTierRows } from './tierRows.ts'

export interface KycOptions {
  readonly database: Kysely<Database>
  readonly clock: Clock
  readonly people: People
  readonly files: Pick<Files, 'check' | 'keep'>
  readonly desk: Pick<ReviewDesk, 'open' | 'register'>
  readonly real: WorldPort
  /** The key of the files: keys for fields and hashes are drawn from it. */
  readonly key: Buffer
}

export interface Kyc {
  readonly handlers: ReturnType<typeof kycCalls>
  states(userId: string): Promise<Readonly<Record<KycTier, KycState>>>
}

/** The identity of customers: their statements, the reviewers' decisions about these, and the level that follows. */
export function createKyc({ database, clock, people, files, desk, real, key }: KycOptions): Kyc {
  const envelopes = createEnvelopes(drawKey(key, 'kyc fields'))
  const rows = createTierRows({ database, clock, envelopes, hashKey: drawKey(key, 'kyc numbers') })
  for (const handler of kycCases({ rows, people, real })) desk.register(handler)
  const stateOf = async (userId: string, tier: KycTier) => [tier, (await rows.find(userId, tier)).state] as const
  return {
    handlers: kycCalls({ database, rows, files, people, desk, real }),
    states: async (userId) => {
      const states = await Promise.all(KYC_TIERS.map((tier) => stateOf(userId, tier)))
      return Object.fromEntries(states) as Record<KycTier, KycState>
    },
  }
}
