import type { AssetDefinition, DealRow, DeliveryRow } from '@touchstone/protocol'
import { formatPlain, ppmToFraction, type Timestamp } from '@touchstone/quantities'
import type { IndexText } from '../../../marketdata/indexText.ts'
import type { TrackedOption } from '../projection/openOptions.ts'

function stateAt(option: TrackedOption, now: Timestamp): DeliveryRow['state'] {
  if (option.state === 'open') return now > option.expiry ? 'settling' : 'open'
  return option.state === 'won' || option.state === 'lost' ? option.state : 'refunded'
}

/** A timed order as every list and stream shows it. `asset`: the asset of its stake. */
export function optionRow(option: TrackedOption, text: IndexText, asset: AssetDefinition, now: Timestamp): DeliveryRow {
  const settled = option.state !== 'open'
  return {
    orderNo: String(option.option),
    symbol: text.definition.symbol,
    name: text.definition.name,
    direction: option.direction,
    seconds: option.seconds,
    amount: formatPlain(option.stake, asset.scale),
    currency: asset.code,
    fee: formatPlain(option.fee, asset.scale),
    payoutRate: ppmToFraction(option.payoutPpm),
    payout: formatPlain(option.payout, asset.scale),
    openTime: option.boughtAt,
    openPrice: text.price(option.strike),
    expiry: option.expiry,
    settlePrice: text.price(option.settlePrice),
    profit: settled ? formatPlain(option.profit, asset.scale) : '',
    state: stateAt(option, now),
    result: option.state === 'open' ? '' : option.state,
  }
}

/**
 * A settled timed order among the fills: an up order bought the index, a down order sold it, both from the pool. A refunded
 * one costs no fee.
 */
export function optionDealRow(option: TrackedOption, text: IndexText, asset: AssetDefinition): DealRow {
  const kept = option.state === 'won' || option.state === 'lost'
  const fee = kept ? option.fee : 0n
  return {
    tradeNo: String(option.option),
    orderNo: String(option.option),
    time: option.settledAt,
    symbol: text.definition.symbol,
    side: option.direction === 'up' ? 'buy' : 'sell',
    price: text.price(option.settlePrice),
    amount: formatPlain(option.stake, asset.scale),
    turnover: formatPlain(option.received, asset.scale),
    fee: formatPlain(fee, asset.scale),
    feeCurrency: asset.code,
    role: 'taker',
    house: true,
    profit: formatPlain(option.profit + fee, asset.scale),
    lots: '',
    closedBy: '',
  }
}
