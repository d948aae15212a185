import { toHex } from '@touchstone/log'
import type { CallData, World } from '@touchstone/protocol'
import { type Amount, formatDecimal, parseDecimal, type Timestamp } from '@touchstone/quantities'
import type { Kysely } from 'kysely'
import type { CallContext, CallHandlers } from '../gateway/callContext.ts'
import type { ProjectionTables } from '../projector/schema.ts'
import type { WorldPort } from '../sequencer/worldPort.ts'
import type { ShownCheckpoint } from '../sequencer/worldProofs.ts'
import type { TradingWorld } from '../trading/tradingWorlds.ts'
import { houseToday } from './houseToday.ts'
import type { LastEntries } from './lastEntries.ts'
import type { TreasuryTotals } from './treasuryTotals.ts'

type Checkpoint = CallData<'getBooks'>['checkpoint']
type House = CallData<'getBooks'>['house']

/** One world as its books are shown. */
export interface BooksWorld {
  readonly trading: TradingWorld
  readonly totals: TreasuryTotals
  readonly entries: LastEntries
  readonly minimumSources: number
  readonly proofs: { readonly checkpoint: Checkpoint | undefined; readonly shown: ShownCheckpoint | undefined }
}

export interface BooksParts {
  readonly worlds: Readonly<Record<World, BooksWorld>>
  readonly database: Kysely<ProjectionTables>
  readonly publicKeyPem: string
  readonly now: () => Timestamp
}

/** Every visitor asks: the house's day is read from SQL no more often than this. */
const HOUSE_KEPT_MS = 10_000

/** The house's day of each world, read anew when it is old; questions at one moment share one reading. */
function housesOf({ worlds, database, now }: BooksParts): (world: World) => Promise<House> {
  const kept = new Map<World, { readonly at: Timestamp; readonly house: Promise<House> }>()
  return (world) => {
    const found = kept.get(world)
    if (found && now() - found.at < HOUSE_KEPT_MS) return found.house
    const house = houseToday(database, worlds[world].trading, now())
    kept.set(world, { at: now(), house })
    house.catch(() => kept.delete(world))
    return house
  }
}

function receiptOf({ proofs, entries, trading, minimumSources }: BooksWorld): CallData<'getBooksProof'>['receipt'] {
  const { shown } = proofs
  const told = shown && entries.pricedBy(shown.block.priced)
  if (!shown || !told) return null
  const index = trading.listings.indexById(told.index)
  const { symbol, tickSize } = index.definition
  return {
    checkpoint: shown.checkpoint,
    block: toHex(shown.block.bytes),
    sequence: shown.block.priced,
    index: told.index,
    symbol,
    tickSize,
    priceDecimals: index.priceDecimals,
    minimumSources,
    price: index.price(told.price),
  }
}

/** What stands outside is what has come in, negative: the other side of every deposit and of the operator's capital. */
function sumsOf(core: WorldPort['core'], totals: TreasuryTotals): CallData<'getBooks'>['sums'] {
  const outside = new Map<string, Amount>()
  const external = core.ledger.systemBalances().filter(({ owner }) => owner === 'external')
  const definitions = core.assets()
  for (const { asset, available, held } of external) {
    const code = definitions.find(({ id }) => id === asset)?.code ?? ''
    outside.set(code, (outside.get(code) ?? 0n) + available + held)
  }
  return totals.now().map(({ currency, customers, system, sum }) => {
    const scale = definitions.find(({ code }) => code === currency)?.scale ?? 0
    const outer = outside.get(currency) ?? 0n
    const house = (parseDecimal(system, scale) ?? 0n) - outer
    return { currency, customers, house: formatDecimal(house, scale), outside: formatDecimal(outer, scale), sum }
  })
}

/** What anyone may check: of the world that the caller is in, or the real one. */
export function booksCalls(parts: BooksParts): CallHandlers<'getBooks' | 'getBooksProof'> {
  const house = housesOf(parts)
  const seen = (context: CallContext): World => context.session?.world ?? 'real'
  return {
    async getBooks(_request, context) {
      const world = seen(context)
      const { totals, entries, proofs, trading } = parts.worlds[world]
      const results = await house(world)
      const sums = sumsOf(trading.port.core, totals)
      const { sequence } = trading.port.core
      context.setSequence(sequence)
      return { sequence, checkpoint: proofs.checkpoint ?? null, sums, entries: [...entries.kinds()], house: results }
    },
    getBooksProof(_request, context) {
      const world = parts.worlds[seen(context)]
      return {
        publicKey: parts.publicKeyPem,
        checkpoint: world.proofs.checkpoint ?? null,
        receipt: receiptOf(world),
      }
    },
  }
}
