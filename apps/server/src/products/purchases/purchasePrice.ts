import type { AssetDefinition, CoreQueries } from '@touchstone/protocol'
import { chargeUp, divideUp, formatPlain, parseDecimal, powerOfTen } from '@touchstone/quantities'
import type { Payee } from './payee.ts'

/** The coins sold by remittance, and the least amount of each. */
export const LEAST: Readonly<Record<string, string>> = { USDT: '1', BTC: '0.001', ETH: '0.1', TRX: '10' }

const USDT = 'USDT'
const RATE_DECIMALS = 8
const PAY_DECIMALS = 2

function rateUnits(text: string): bigint {
  const value = parseDecimal(text, RATE_DECIMALS)
  if (value === undefined) throw new Error(`${text} is no rate`)
  return value
}

/** USDT for one coin by its index, in 10⁻⁸; undefined without a price. */
function indexPrice(core: Pick<CoreQueries, 'spot' | 'assets'>, asset: AssetDefinition) {
  if (asset.code === USDT) return powerOfTen(RATE_DECIMALS)
  const usdt = core.assets().find(({ code }) => code === USDT)
  const market = core.spot.markets().find(({ base, quote }) => base === asset.id && quote === usdt?.id)
  if (!market) return undefined
  const { indexPrice: ticks, units } = core.spot.market(market.id)
  return ticks === 0 ? undefined : BigInt(ticks) * units.tickUnits * powerOfTen(RATE_DECIMALS - units.priceDecimals)
}

export interface PurchaseRate {
  readonly rate: string
  readonly indexRate: string
}

/** Of the paid currency for one coin, by the index, and with the spread: rounded up to 8 decimals. Undefined without a price. */
export function purchaseRate(
  core: Pick<CoreQueries, 'spot' | 'assets'>,
  asset: AssetDefinition,
  { perUsdt, spreadPpm }: Pick<Payee, 'perUsdt' | 'spreadPpm'>,
): PurchaseRate | undefined {
  const price = indexPrice(core, asset)
  if (price === undefined) return undefined
  const index = divideUp(price * rateUnits(perUsdt), powerOfTen(RATE_DECIMALS))
  const rate = index + chargeUp(index, spreadPpm)
  return { rate: formatPlain(rate, RATE_DECIMALS), indexRate: formatPlain(index, RATE_DECIMALS) }
}

export interface PurchasePrice {
  /** The amount to remit, decimal of two places, rounded up. */
  readonly pay: string
  /** The same in units of USDT, rounded down: the turnover condition counts it. */
  readonly value: bigint
}

/** The cost of so many units of a coin at an agreed rate. */
export function purchasePrice(
  amount: bigint,
  coin: Pick<AssetDefinition, 'scale'>,
  agreed: { readonly rate: string; readonly perUsdt: string },
  usdt: Pick<AssetDefinition, 'scale'>,
): PurchasePrice {
  const cut = powerOfTen(coin.scale + RATE_DECIMALS - PAY_DECIMALS)
  const pay = divideUp(amount * rateUnits(agreed.rate), cut)
  const value = (pay * powerOfTen(usdt.scale + RATE_DECIMALS - PAY_DECIMALS)) / rateUnits(agreed.perUsdt)
  return { pay: formatPlain(pay, PAY_DECIMALS), value }
}
