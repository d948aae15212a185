import type { Kysely } from 'kysely'
import type { Clock } from '../../clock/clock.ts'
import type { Database } from '../../database/schema.ts'
import { Refusal } from '../../errors/refusal.ts'

/**
 * Starred markets. A preference of the person, so that both worlds show the same stars: they carry no value, and nothing of one
 * world can be told from them in the other.
 */
export interface Favourites {
  /** Symbols, in the order they were starred. */
  of(userId: string): Promise<readonly string[]>
  set(userId: string, symbol: string, on: boolean): Promise<void>
}

export function createFavourites(database: Kysely<Database>, clock: Clock, most: number): Favourites {
  const of = async (userId: string) => {
    const rows = await database
      .selectFrom('favourites')
      .select('symbol')
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .orderBy('symbol')
      .execute()
    return rows.map(({ symbol }) => symbol)
  }
  const add = async (userId: string, symbol: string) => {
    const have = await of(userId)
    if (have.includes(symbol)) return
    if (have.length >= most) throw new Refusal('malformed', { field: 'symbol', problem: `${most} favourites at most` })
    await database
      .insertInto('favourites')
      .values({ user_id: userId, symbol, created_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  const remove = async (userId: string, symbol: string) => {
    await database.deleteFrom('favourites').where('user_id', '=', userId).where('symbol', '=', symbol).execute()
  }
  return { of, set: (userId, symbol, on) => (on ? add(userId, symbol) : remove(userId, symbol)) }
}
