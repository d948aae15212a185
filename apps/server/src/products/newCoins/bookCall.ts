import { dayBegins } from '@touchstone/core/formulas'
import type { AssetId, CallData } from '@touchstone/protocol'
import { formatPlain } from '@touchstone/quantities'
import { sql } from 'kysely'
import { dayText } from '../../clock/dayText.ts'
import type { CallHandlers } from '../../gateway/callContext.ts'
import type { Reading } from '../../history/reading.ts'
import type { ProductServices } from '../../trading/productServices.ts'
import { worldSeenBy } from '../../trading/tradingWorlds.ts'
import { coinOf, heldFor, lyingOf, paidIn, SOURCE } from './newCoinMoney.ts'
import type { NewCoinTables } from './newCoinTables.ts'
import { offeringOf } from './offeringCalls.ts'

const MOST_DAYS = 400

/** One day's end, in smallest units. */
interface BookDay {
  readonly day: number
  readonly coins: bigint
  readonly allocated: bigint
  readonly held: bigint
  readonly paid: bigint
}

/** Where an offering stood at the end of each day on which something happened, oldest first; `coin` is the asset on offer. */
async function bookDays({ database, world }: Reading, id: number, coin: AssetId): Promise<readonly BookDay[]> {
  const { rows } = await sql<Record<Exclude<keyof BookDay, 'day'>, string> & { readonly day: number }>`
    select day, (sum(coins) over (order by day))::text as coins, (sum(allocated) over (order by day))::text as allocated,
      (sum(held) over (order by day))::text as held, (sum(paid) over (order by day))::text as paid
    from (
      select day, sum(coins) as coins, sum(allocated) as allocated, sum(held) as held, sum(paid) as paid
      from (
        select day, coins, allocated, held, paid from coin_days where world = ${world} and coin = ${id}
        union all
        select day, case when asset = ${coin} then -amount else 0 end, 0, 0, case when asset = ${coin} then 0 else -amount end
        from coin_payouts where world = ${world} and coin = ${id}
      ) as changes group by day
    ) as days order by day desc limit ${MOST_DAYS}`.execute(database.withTables<NewCoinTables>())
  return rows.reverse().map(({ day, coins, allocated, held, paid }) => ({
    day,
    coins: BigInt(coins),
    allocated: BigInt(allocated),
    held: BigInt(held),
    paid: BigInt(paid),
  }))
}

/** What lies in the account of a new coin: now from the ledger, and day by day from history. */
export function bookCall({ worlds, past }: Pick<ProductServices, 'worlds' | 'past'>) {
  return {
    async getNewcoinsBook({ id }, context) {
      const world = worldSeenBy(worlds, context)
      const { core } = world.port
      const coin = coinOf(core, offeringOf(world, id))
      const currency = paidIn(core)
      const coins = (amount: bigint) => formatPlain(amount, coin.scale)
      const money = (amount: bigint) => formatPlain(amount, currency.scale)
      const days = await bookDays(await past.open(context), id, coin.id)
      const view = offeringOf(world, id)
      const lying = lyingOf(view)
      const series: CallData<'getNewcoinsBook'>['series'] = days.map((each) => ({
        day: dayText(each.day),
        time: dayBegins(each.day + 1),
        coins: coins(each.coins),
        allocated: coins(each.allocated),
        held: money(each.held),
        paid: money(each.paid),
      }))
      context.setSequence(core.sequence)
      return {
        id: String(id),
        coin: coin.code,
        name: view.terms.name,
        currency: currency.code,
        volume: view.terms.volume,
        left: coins(view.left),
        funded: coins(view.funded),
        coins: coins(lying.coins),
        allocated: coins(view.allocated),
        held: money(heldFor(core, view)),
        paid: money(lying.paid),
        issuerPaid: money(view.paidOut),
        asked: coins(view.asked),
        listedAt: view.listedAt,
        sequence: core.sequence,
        time: core.time,
        source: SOURCE,
        series,
      }
    },
  } satisfies Partial<CallHandlers>
}
