import type { OwnerId } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/schema.ts'

const NO_TERMS = -1

/** The deposit addresses that customers were shown, in memory and in SQL. */
export interface IssuedAddresses {
  /** `address` in lower case. */
  ownerOf(address: string): OwnerId | undefined
  /** Lower case. */
  all(): readonly string[]
  /** The owner's address in mixed case; from now on its arrivals are the owner's. */
  issue(owner: OwnerId): Promise<string>
  /** Version of the terms that this owner agreed to, undefined: none. */
  acceptedTerms(owner: OwnerId): Promise<number | undefined>
  /** Notes the agreement, and issues the address with it. */
  accept(owner: OwnerId, version: number): Promise<string>
}

export interface IssuedAddressesParts {
  readonly database: Kysely<Database>
  readonly clock: Clock
  readonly derive: (owner: OwnerId) => string
}

export async function openIssuedAddresses({ database, clock, derive }: IssuedAddressesParts): Promise<IssuedAddresses> {
  const rows = await database.selectFrom('deposit_addresses').select(['owner', 'address']).execute()
  const owners = new Map(rows.map(({ owner, address }) => [address, Number(owner)]))

  const issue = async (owner: OwnerId) => {
    const address = derive(owner)
    const plain = address.toLowerCase()
    if (owners.has(plain)) return address
    await database
      .insertInto('deposit_addresses')
      .values({ owner, address: plain, issued_at: clock.now(), accepted_terms: NO_TERMS, accepted_at: 0 })
      .onConflict((conflict) => conflict.column('owner').doNothing())
      .execute()
    owners.set(plain, owner)
    return address
  }

  return {
    ownerOf: (address) => owners.get(address),
    all: () => [...owners.keys()],
    issue,
    acceptedTerms: async (owner) => {
      const row = await database
        .selectFrom('deposit_addresses')
        .select('accepted_terms')
        .where('owner', '=', BigInt(owner))
        .executeTakeFirst()
      const version = Number(row?.accepted_terms ?? NO_TERMS)
      return version === NO_TERMS ? undefined : version
    },
    accept: async (owner, version) => {
      const address = await issue(owner)
      await database
        .updateTable('deposit_addresses')
        .set({ accepted_terms: version, accepted_at: clock.now() })
        .where('owner', '=', BigInt(owner))
        .execute()
      return address
    },
  }
}
