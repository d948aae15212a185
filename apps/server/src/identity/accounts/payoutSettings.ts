import type { Kysely } from 'kysely'
import type { Clock } from '../../clock/clock.ts'
import type { Database } from '../../database/schema.ts'

/** Where money is paid out to; '' where nothing was filled in. */
export interface Payout {
  readonly name: string
  readonly bank_name: string
  readonly bank_number: string
  readonly alipay_account: string
  readonly weixin_nickname: string
  readonly weixin_account: string
}

export interface PayoutSettings {
  of(userId: string): Promise<Payout>
  set(userId: string, payout: Payout, transaction?: Kysely<Database>): Promise<void>
}

const NOTHING: Payout = {
  name: '',
  bank_name: '',
  bank_number: '',
  alipay_account: '',
  weixin_nickname: '',
  weixin_account: '',
}

export function createPayoutSettings(database: Kysely<Database>, clock: Clock): PayoutSettings {
  return {
    of: async (userId) => {
      const row = await database
        .selectFrom('payout_settings')
        .select(['name', 'bank_name', 'bank_number', 'alipay_account', 'weixin_nickname', 'weixin_account'])
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return row ?? NOTHING
    },
    set: async (userId, payout, on = database) => {
      const fresh = { ...payout, set_at: clock.now() }
      await on
        .insertInto('payout_settings')
        .values({ user_id: userId, ...fresh })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
        .execute()
    },
  }
}
