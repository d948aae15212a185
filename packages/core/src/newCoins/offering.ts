import type { OfferingTerms } from '@touchstone/protocol'
import { type Amount, MAX_AMOUNT, parseDecimal, type Timestamp } from '@touchstone/quantities'
import { type Allocation, ISSUE_PRICE_DECIMALS, type IssuePrice, issueCost } from './coinFormulas.ts'

/** The terms of an offering with their numbers read. */
export interface Offer {
  /** Number of the decision that set the terms. */
  readonly version: number
  readonly terms: OfferingTerms
  readonly issue: IssuePrice
  readonly volume: Amount
  readonly lot: Amount
  readonly least: Amount
  readonly most: Amount
}

/** A new coin on offer. Coins are in their smallest units, money in the withdrawal asset. */
export interface Offering {
  offer: Offer
  /** Coins that came in. */
  funded: Amount
  /** Coins allocated to customers and not given back, and the price paid for them. */
  allocated: Amount
  proceeds: Amount
  /** The issuer's share so far: money of the proceeds, and coins that nobody has. */
  paidOut: Amount
  unsoldReturned: Amount
  /** Subscriptions there ever were: with the first one, most of the terms stay as they are. */
  subscribed: number
  /** The allocation pro rata, from its decision on. */
  allocation: Allocation | undefined
  /** 0: not listed. */
  listedAt: Timestamp
  /** The last moment of its terms at which it was not listed; 0: none. */
  missedAt: Timestamp
}

export function newOffering(offer: Offer): Offering {
  const money = { funded: 0n, allocated: 0n, proceeds: 0n, paidOut: 0n, unsoldReturned: 0n }
  return { offer, ...money, subscribed: 0, allocation: undefined, listedAt: 0, missedAt: 0 }
}

/** Coins on offer that are not allocated. */
export function leftOf({ offer, allocated }: Offering): Amount {
  return offer.volume - allocated
}

/** Coins of it that lie in the offering account. */
export function coinsIn({ funded, allocated, unsoldReturned }: Offering): Amount {
  return funded - allocated - unsoldReturned
}

/** Money paid for it that lies in the offering account. */
export function moneyIn({ proceeds, paidOut }: Offering): Amount {
  return proceeds - paidOut
}

/** Whether all coins on offer have come in. COIN-2. */
export function isBacked({ offer, funded, unsoldReturned }: Offering): boolean {
  return funded - unsoldReturned >= offer.volume
}

/** Reads terms; undefined when their numbers cannot be read or do not fit each other. COIN-1. */
export function readOffer(
  terms: OfferingTerms,
  version: number,
  coinScale: number,
  currencyScale: number,
): Offer | undefined {
  const coins = (decimal: string) => parseDecimal(decimal, coinScale) ?? 0n
  const price = parseDecimal(terms.issuePrice, ISSUE_PRICE_DECIMALS) ?? 0n
  const sizes = { volume: coins(terms.volume), lot: coins(terms.lot), least: coins(terms.min), most: coins(terms.max) }
  const offer = { version, terms, issue: { price, coinScale, currencyScale }, ...sizes }
  return price > 0n && areSizes(offer) && areMoments(terms) && isCirculation(terms.circulation) ? offer : undefined
}

function areSizes({ issue, volume, lot, least, most }: Offer): boolean {
  if (lot <= 0n || least <= 0n || least > most || most > volume) return false
  const inLots = [volume, least, most].every((size) => size % lot === 0n)
  return inLots && issueCost(volume, issue) <= MAX_AMOUNT
}

function areMoments({ opens, closes, listTime }: OfferingTerms): boolean {
  return opens < closes && closes <= listTime
}

function isCirculation(decimal: string): boolean {
  return decimal === '' || /^\d{1,20}(\.\d{1,18})?$/.test(decimal)
}
