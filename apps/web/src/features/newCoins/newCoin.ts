import { lockEnd } from '@touchstone/core/formulas'
import type { CallData, SubscriptionState } from '@touchstone/protocol'
import type { ChipTone } from '@touchstone/ui'

export type NewCoin = CallData<'getNewcoinsList'>['list'][number]
export type NewCoinInfo = CallData<'getNewcoinsInfo'>
export type Subscription = CallData<'getMyNewcoins'>['list'][number]
export type SubscriptionStep = Subscription['steps'][number]['step']

export const COIN_TONES: Readonly<Record<NewCoin['state'], ChipTone>> = {
  soon: 'progress',
  open: 'success',
  ended: 'neutral',
  sold_out: 'attention',
}

export const SUBSCRIPTION_TONES: Readonly<Record<SubscriptionState, ChipTone>> = {
  under_review: 'progress',
  passed: 'success',
  not_passed: 'failure',
}

export const STEP_TONES: Readonly<Record<SubscriptionStep, ChipTone>> = {
  asked: 'progress',
  passed: 'success',
  not_passed: 'failure',
  released: 'success',
  returned: 'neutral',
}

/** The key of the coin's risk: a listed coin can no longer miss its listing. */
export function riskOf(isListed: boolean): 'risk' | 'riskListed' {
  return isListed ? 'riskListed' : 'risk'
}

/** Whether the coin of a subscription is listed: its moment has passed, and the coins cannot be given back for want of a listing. */
export function isListed(own: Subscription, now: number): boolean {
  return own.state === 'passed' && !own.returned && !own.returnable && (own.released || own.listTime <= now)
}

/** When allocated coins can be used, UTC ms: by the listing as it came about, or as its date stands. */
export function releaseOf({
  listTime,
  listedAt,
  lockDays,
}: Pick<NewCoin, 'listTime' | 'listedAt' | 'lockDays'>): number {
  return lockEnd(listedAt === 0 ? listTime : listedAt, lockDays)
}
