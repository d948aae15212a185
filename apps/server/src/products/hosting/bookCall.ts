import { dayBegins } from '@touchstone/core/formulas'
import type { CallData } from '@touchstone/protocol'
import { formatPlain } from '@touchstone/quantities'
import { sql } from 'kysely'
import { dayText } from '../../clock/dayText.ts'
import type { CallHandlers } from '../../gateway/callContext.ts'
import type { Reading } from '../../history/reading.ts'
import type { ProductServices } from '../../trading/productServices.ts'
import { worldSeenBy } from '../../trading/tradingWorlds.ts'
import { treasuryOf } from '../../trading/treasury.ts'
import { backingOf, hostingAsset, SOURCE } from './hostingMoney.ts'
import type { HostingTables } from './hostingTables.ts'
import { productOf } from './productCalls.ts'

const MOST_DAYS = 400

type Series = CallData<'getHostingBook'>['series']

/** The figures at the end of each day on which something happened, oldest first; and the returns paid and given back until now. */
async function pastOf({ database, world }: Reading, product: number, text: (amount: bigint) => string) {
  const rows = await database
    .withTables<HostingTables>()
    .selectFrom('hosting_days')
    .select('day')
    .select(
      (['hosted', 'escrowed', 'owed', 'paid', 'unearned'] as const).map((figure) =>
        sql<string>`(sum(${sql.ref(figure)}) over (order by day))::text`.as(figure),
      ),
    )
    .where('world', '=', world)
    .where('product', '=', product)
    .orderBy('day', 'desc')
    .limit(MOST_DAYS)
    .execute()
  const series: Series = rows.reverse().map(({ day, hosted, escrowed, owed }) => ({
    day: dayText(day),
    time: dayBegins(day + 1),
    hosted: text(BigInt(hosted)),
    escrowed: text(BigInt(escrowed)),
    owed: text(BigInt(owed)),
  }))
  const last = rows.at(-1)
  return { series, paid: text(BigInt(last?.paid ?? 0)), unearned: text(BigInt(last?.unearned ?? 0)) }
}

/** A product's escrow beside the returns it owes: now from the ledger, and day by day from history. */
export function bookCall({ worlds, past }: Pick<ProductServices, 'worlds' | 'past'>) {
  return {
    async getHostingBook({ id }, context) {
      const world = worldSeenBy(worlds, context)
      const { core } = world.port
      productOf(world, id)
      const asset = hostingAsset(core)
      const text = (amount: bigint) => formatPlain(amount, asset.scale)
      const history = await pastOf(await past.open(context), id, text)
      const view = productOf(world, id)
      context.setSequence(core.sequence)
      return {
        id: String(id),
        name: view.terms.name,
        currency: asset.code,
        ...backingOf(view, asset.scale),
        treasury: text(treasuryOf(core, asset)),
        sequence: core.sequence,
        time: core.time,
        source: SOURCE,
        ...history,
      }
    },
  } satisfies Partial<CallHandlers>
}
