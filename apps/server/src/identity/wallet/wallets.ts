import type { Kysely } from 'kysely'
import type { Clock } from '../../clock/clock.ts'
import type { Database } from '../../database/schema.ts'
import { violatedConstraint } from '../../database/uniqueViolation.ts'
import { checksummed } from './walletText.ts'

/** Wallets linked to accounts: one per account, and one account per wallet. Addresses in any case. */
export interface Wallets {
  /** The wallet of an account as EIP-55 writes it, '' when none. */
  of(userId: string): Promise<string>
  /** The user who has this wallet. */
  holder(address: string): Promise<string | undefined>
  /** `wallet`: it is linked to an account already; `account`: the account has one already. */
  link(userId: string, address: string, transaction?: Kysely<Database>): Promise<'linked' | 'wallet' | 'account'>
  /** False when there was none. */
  unlink(userId: string, transaction?: Kysely<Database>): Promise<boolean>
}

export function createWallets(database: Kysely<Database>, clock: Clock): Wallets {
  return {
    of: async (userId) => {
      const row = await database
        .selectFrom('wallets')
        .select('address')
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return row ? await checksummed(row.address) : ''
    },
    holder: async (address) => {
      const row = await database
        .selectFrom('wallets')
        .select('user_id')
        .where('address', '=', address.toLowerCase())
        .executeTakeFirst()
      return row?.user_id
    },
    link: async (userId, address, on = database) => {
      try {
        const row = { user_id: userId, address: address.toLowerCase(), linked_at: clock.now() }
        await on.insertInto('wallets').values(row).execute()
        return 'linked'
      } catch (error) {
        const constraint = violatedConstraint(error)
        if (constraint === undefined) throw error
        return constraint === 'wallets_address_key' ? 'wallet' : 'account'
      }
    },
    unlink: async (userId, on = database) => {
      const { numDeletedRows } = await on.deleteFrom('wallets').where('user_id', '=', userId).executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
