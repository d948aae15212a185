import { wholeQuotient } from '@touchstone/quantities'
import { BUY, SELL } from '../../matching/orderFlags.ts'
import { fundingRate, meanPremiumE8, nextFunding, premiumE8 } from '../arithmetic/funding.ts'
import { basisLeg, fundingLeg, markPrice } from '../arithmetic/mark.ts'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import { impactOf } from './impact.ts'

/** Samples in the mean of the basis: half a minute of one a second. */
const BASIS_SAMPLES = 30
/** The mark may leave the index by this part of the price band. */
const BAND_PARTS = 10

/** Strikes the mark on the index as it stands and tells it. MARK-2 to MARK-5. */
export function updateMark(state: ContractsState, market: ContractMarket): void {
  const index = market.index.price
  const { bandPpm } = market.listed
  const clampPpm = wholeQuotient(bandPpm, BAND_PARTS)
  samplePremium(state, market)
  sampleBasis(market)
  const { definition, lastFundingE8, nextFundingAt } = market
  market.fundingLeg = fundingLeg(index, lastFundingE8, nextFundingAt - state.time, definition.fundingIntervalMs)
  market.basisLeg = basisLeg(index, market.basisSamples)
  const last = market.lastPrice === 0 ? index : market.lastPrice
  market.markPrice = markPrice(market.fundingLeg, market.basisLeg, last, index, clampPpm)
  market.stops.mark.see(market.markPrice)
  state.emit({
    type: 'MarkStruck',
    contract: definition.id,
    mark: market.markPrice,
    index,
    fundingLeg: market.fundingLeg,
    basisLeg: market.basisLeg,
    last,
    fundingE8: market.fundingE8,
    nextFundingAt: market.nextFundingAt,
  })
}

/** Funding only: a dated contract is held to its index by its settlement. */
function samplePremium(state: ContractsState, market: ContractMarket): void {
  const { fundingIntervalMs, interestE8, interestClampE8, fundingCapE8 } = market.definition
  if (fundingIntervalMs === 0) return
  if (market.nextFundingAt === 0) market.nextFundingAt = nextFunding(state.time, fundingIntervalMs)
  const premium = premiumE8(impactOf(market, BUY), impactOf(market, SELL), market.index.price, market.units)
  market.premiumSumE8 += BigInt(premium)
  market.premiumCount++
  const mean = meanPremiumE8(market.premiumSumE8, market.premiumCount)
  market.fundingE8 = fundingRate(mean, interestE8, interestClampE8, fundingCapE8)
}

/** 0 when a side is empty: a book with one side has no middle. */
function sampleBasis({ book, basisSamples, index }: ContractMarket): void {
  const bid = book.bestPrice(BUY)
  const ask = book.bestPrice(SELL)
  basisSamples.push(bid === 0 || ask === 0 ? 0 : bid + ask - 2 * index.price)
  if (basisSamples.length > BASIS_SAMPLES) basisSamples.shift()
}
