import { type AssetId, WALLETS } from '@touchstone/protocol'
import type { Amount, Timestamp } from '@touchstone/quantities'
import { closesBefore, type PriceMoment } from '../projector/prices/closesBefore.ts'
import type { OpenReading } from '../trading/result.ts'
import type { TradingWorld } from '../trading/tradingWorlds.ts'
import { usdtValue, usdtValueAt, VALUE_CURRENCY } from '../trading/usdtValue.ts'
import { type EquityPeriod, equityPeriods, type Part } from './equityPeriods.ts'
import { holdingsAt, type Moved, movedSince } from './ledgerReading.ts'
import { productOf, type ResultParts } from './resultParts.ts'

/** Values of assets at moments, in units of 10^-6 USDT; 0n without a price. */
interface Values {
  at(asset: AssetId, amount: Amount, time: Timestamp): Amount
}

interface Valued {
  readonly asset: AssetId
  readonly time: Timestamp
}

/** The market in which an asset is priced, and, with the same number, the index whose price counts before the first trade. */
function marketOf({ markets }: TradingWorld, asset: AssetId): number | undefined {
  return markets.pricing(asset, VALUE_CURRENCY)?.definition.id
}

/** At the last price before each moment; at the last moment at the price of now. */
async function valuesAt({ tables, name, world, moments }: OpenReading, wanted: readonly Valued[]): Promise<Values> {
  const priced = wanted.flatMap(({ asset, time }): PriceMoment[] => {
    const instrument = marketOf(world, asset)
    return instrument === undefined ? [] : [{ instrument, time }]
  })
  const traded = await closesBefore(tables, { world: name, series: 'market' }, priced)
  const untraded = priced.filter((moment) => traded(moment) === 0)
  const index = await closesBefore(tables, { world: name, series: 'index' }, untraded)
  const assets = new Map(world.port.core.assets().map((asset) => [asset.id, asset]))
  const now = moments.at(-1)
  return {
    at(asset, amount, time) {
      const definition = assets.get(asset)
      if (!definition || amount === 0n) return 0n
      if (time === now) return usdtValue(world, definition, amount) ?? 0n
      const moment = { instrument: marketOf(world, asset) ?? 0, time }
      return usdtValueAt(world, definition, amount, traded(moment) || index(moment)) ?? 0n
    },
  }
}

/** The product that has the change in value of all holdings, and the entries that need not be looked at for it. */
function restOf(parts: readonly ResultParts[]) {
  const rest = parts.find(({ holdings }) => holdings)
  if (!rest) throw new Error('no product has the change in value of holdings')
  const { product, reasons } = rest
  const own = reasons.flatMap((type) =>
    WALLETS.flatMap((wallet) => (productOf(parts, { type, wallet }) === product ? [`${type} ${wallet}`] : [])),
  )
  return { product, own }
}

/** What the open positions of each product made of each period, and what they were worth at each moment. */
async function openParts(reading: OpenReading, parts: readonly ResultParts[]) {
  const worth = reading.moments.map(() => 0n)
  const changes: Part[] = []
  for (const { product, open } of parts) {
    const values = (await open?.(reading)) ?? []
    values.forEach((value, at) => {
      worth[at] = (worth[at] ?? 0n) + value
      if (at > 0) changes.push({ place: at - 1, product, value: value - (values[at - 1] ?? 0n) })
    })
  }
  return { worth, changes }
}

/** What an owner's accounts were worth before the first moment, and the periods between the moments. At least two moments. */
export async function readEquity(
  reading: OpenReading,
  parts: readonly ResultParts[],
): Promise<{ readonly opening: Amount; readonly periods: readonly EquityPeriod[] }> {
  const { world, moments } = reading
  const now = moments.at(-1) ?? 0
  const rest = restOf(parts)
  const plain = world.port.core.assets().find(({ code }) => code === VALUE_CURRENCY)?.id ?? 0
  const holdings = await holdingsAt(reading, moments)
  const moved = await movedSince(reading, moments, { plain, left: rest.own })
  /** The running hour's end is still to come. */
  const timeOf = ({ until }: Moved) => Math.min(until, now)
  const values = await valuesAt(reading, [
    ...holdings.flatMap((held, place) => [...held.keys()].map((asset) => ({ asset, time: moments[place] ?? 0 }))),
    ...moved.map((row) => ({ asset: row.asset, time: timeOf(row) })),
  ])
  const open = await openParts(reading, parts)
  const equity = holdings.map((held, place) => {
    const worth = [...held].map(([asset, amount]) => values.at(asset, amount, moments[place] ?? 0))
    return worth.reduce((sum, value) => sum + value, open.worth[place] ?? 0n)
  })
  const told = moved.map((row) => ({
    place: row.place,
    product: productOf(parts, row),
    value: values.at(row.asset, row.change, timeOf(row)),
  }))
  return { opening: equity[0] ?? 0n, periods: equityPeriods(equity, [...told, ...open.changes], rest.product) }
}
