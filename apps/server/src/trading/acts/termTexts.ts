import type { AssetId, CoreQueries } from '@touchstone/protocol'
import { formatDecimal } from '@touchstone/quantities'

const PPM_DECIMALS = 4

/** "0.05%" for 500 parts of a million. */
export function percent(ppm: number): string {
  return `${formatDecimal(BigInt(ppm), PPM_DECIMALS).replace(/\.?0+$/, '')}%`
}

/** A decimal with its thousands set apart. */
export function grouped(amount: string): string {
  const [whole = '', ...fraction] = amount.split('.')
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.')
}

/** "1,000 USDT" for a decimal string. */
export function inAsset(core: CoreQueries, asset: AssetId, amount: string): string {
  const code = core.assets().find(({ id }) => id === asset)?.code ?? `asset ${asset}`
  return `${grouped(amount)} ${code}`
}

/** "12 lots (0.012 BTC)" */
export function lotsText(lots: number, lotSize: string, unit: string): string {
  const [, fraction = ''] = lotSize.split('.')
  const units = BigInt(lots) * BigInt(lotSize.replace('.', ''))
  const size = grouped(formatDecimal(units, fraction.length))
  return `${grouped(String(lots))} ${lots === 1 ? 'lot' : 'lots'} (${size} ${unit})`
}
