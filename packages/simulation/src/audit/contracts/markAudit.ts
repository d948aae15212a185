import type { MarkStruck } from '@touchstone/protocol'
import { demand } from '../auditFailure.ts'
import { isUsable } from '../indexAudit.ts'
import { ascending, ceilingOf, floorOf, nearestOf } from '../plainSums.ts'
import type { Scene } from '../scene.ts'
import type { KnownContract, Levels } from './knownContract.ts'

const BASIS_SAMPLES = 30
const IMPACT_LEVELS = 100
const E8 = 100_000_000n
const MILLION = 1_000_000n

/** Strikes every mark a second time: from the sample, the book before it, the last trade and the last funding rate. */
export function checkMark(contract: KnownContract, event: MarkStruck, { time, entry }: Scene): void {
  const { index, definition } = contract
  const name = definition.symbol
  demand(isUsable(index, time), 'MARK-1', () => `${name}: struck on an index that is closed, stale or unpriced`)
  demand(index.sequence === entry.sequence, 'MARK-1', () => `${name}: struck without a sample`)
  demand(contract.state !== 'halted' && contract.state !== 'settled', 'MARK-1', () => `${name} is ${contract.state}`)
  demand(event.index === index.price, 'MARK-1', () => `${name}: index ${index.price} told as ${event.index}`)
  checkFundingEstimate(contract, event, time)
  const last = contract.lastTrade === 0 ? index.price : contract.lastTrade
  const legs = { fundingLeg: fundingLegOf(contract, time), basisLeg: basisLegOf(contract), last }
  for (const leg of ['fundingLeg', 'basisLeg', 'last'] as const)
    demand(event[leg] === legs[leg], 'MARK-3', () => `${name}: ${leg} is ${legs[leg]}, told ${event[leg]}`)
  const middle = ascending(Object.values(legs))[1] ?? 0
  const mark = within(middle, index.price, Math.floor(definition.bandPpm / 10))
  demand(event.mark === mark, 'MARK-2', () => `${name}: the mark is ${mark}, told ${event.mark}`)
  contract.mark = mark
}

/** MARK-2: a tenth of the price band around the index, bounds rounded inwards. */
function within(price: number, index: number, ppm: number): number {
  const low = ceilingOf(BigInt(index) * (MILLION - BigInt(ppm)), MILLION)
  const high = floorOf(BigInt(index) * (MILLION + BigInt(ppm)), MILLION)
  return Math.min(Number(high), Math.max(Number(low), price))
}

function fundingLegOf({ definition, index, lastFundingE8, nextFundingAt }: KnownContract, time: number): number {
  if (definition.kind === 'dated') return index.price
  const owed = BigInt(index.price) * BigInt(lastFundingE8) * BigInt(nextFundingAt - time)
  return index.price + Number(nearestOf(owed, E8 * BigInt(definition.fundingIntervalMs)))
}

function basisLegOf({ basis, bids, asks, index }: KnownContract): number {
  const bid = bids[0]?.[0]
  const ask = asks[0]?.[0]
  basis.push(bid === undefined || ask === undefined ? 0 : bid + ask - 2 * index.price)
  if (basis.length > BASIS_SAMPLES) basis.shift()
  const sum = basis.reduce((total, sample) => total + BigInt(sample), 0n)
  return Math.max(1, index.price + Number(nearestOf(sum, BigInt(2 * basis.length))))
}

/** MARK-4, MARK-5 */
function checkFundingEstimate(contract: KnownContract, event: MarkStruck, time: number): void {
  const { definition } = contract
  const { symbol, fundingIntervalMs, interestE8, interestClampE8, fundingCapE8 } = definition
  if (definition.kind === 'dated') return
  if (contract.nextFundingAt === 0)
    contract.nextFundingAt = (Math.floor(time / fundingIntervalMs) + 1) * fundingIntervalMs
  contract.premiumSum += premiumOf(contract)
  contract.premiumCount++
  const mean = Number(contract.premiumSum / BigInt(contract.premiumCount))
  const pulled = mean + clamped(interestE8 - mean, interestClampE8)
  contract.fundingE8 = clamped(pulled, fundingCapE8)
  demand(
    event.fundingE8 === contract.fundingE8,
    'MARK-5',
    () => `${symbol}: the rate would be ${contract.fundingE8}, told ${event.fundingE8}`,
  )
  demand(
    event.nextFundingAt === contract.nextFundingAt,
    'FUND-1',
    () => `${symbol}: funding is next at ${contract.nextFundingAt}, told ${event.nextFundingAt}`,
  )
}

function clamped(value: number, reach: number): number {
  return Math.max(-reach, Math.min(reach, value))
}

function premiumOf(contract: KnownContract): bigint {
  const above = distanceOf(contract, contract.bids)
  const below = distanceOf(contract, contract.asks)
  return (above > 0n ? above : 0n) + (below < 0n ? below : 0n)
}

/** How far the average price of trading the impact notional is from the index, in 10^-8 of it; 0 without that depth. */
function distanceOf({ impactNotional, quantum, index }: KnownContract, levels: Levels): bigint {
  let value = 0n
  let lots = 0n
  for (const [price, resting] of levels.slice(0, IMPACT_LEVELS)) {
    const perLot = BigInt(price) * quantum
    const needed = ceilingOf(impactNotional - value, perLot)
    const taken = needed < BigInt(resting) ? needed : BigInt(resting)
    value += taken * perLot
    lots += taken
    if (value >= impactNotional) {
      const atIndex = BigInt(index.price) * lots * quantum
      return ((value - atIndex) * E8) / atIndex
    }
  }
  return 0n
}
