import { Exchange } from '@touchstone/core'
import { newSha256 } from '@touchstone/log'
import {
  type Command,
  FIRST_CUSTOMER,
  OPERATOR_ROLES,
  type OperatorAction,
  type Outcome,
  type OwnerId,
  type Posting,
} from '@touchstone/protocol'
import { SIMULATED_GENESIS } from '../../world/genesis.ts'
import { Random } from '../../world/random.ts'

const DAYS = 9
const HOUR_MS = 3_600_000
const START = 1_750_000_000_000
const MARKET = 1
/** Ticks of 0.1 USDT: a constant index price, so that fees paid and rewards received are valued alike. */
const PRICE = 640_000
const COINS = 2
const USDT = 1
/** The value of the coin's smallest unit at that price, in units of USDT. */
const COIN_UNIT = 640n
const LARGE_BUDGET = 100_000_000_000n
const REWARDS = ['0.5', '0.05', '0.005', '0.0005', '0.00005', '0.000001']

export interface Farmed {
  /** In USDT: the trading fees of all identities, and all rewards they received. */
  readonly paid: bigint
  readonly received: bigint
}

/**
 * The worst that false identities could do: all pass verification and are taken for different people, each was invited by the one
 * before, they trade with each other, sign in every day and claim every campaign until they are refused.
 */
export function farm(identities: number, seed: number): Farmed {
  const identity = new Identities(identities, seed)
  for (let day = 0; day < DAYS; day++) identity.liveOneDay()
  return identity.end()
}

class Identities {
  readonly #core = new Exchange({ newSha256 })
  readonly #random: Random
  readonly #owners: readonly OwnerId[]
  #time = START
  #keys = 0
  #paid = 0n
  #received = 0n

  constructor(count: number, seed: number) {
    this.#random = new Random(seed)
    this.#owners = Array.from({ length: count }, (_, place) => FIRST_CUSTOMER + place)
    this.#found()
    for (const [place, owner] of this.#owners.entries()) this.#open(owner, this.#owners[place - 1])
  }

  liveOneDay(): void {
    for (const owner of this.#owners) this.#send({ type: 'SignIn', ...this.#stamp(owner) })
    for (const owner of this.#owners) this.#trade(owner, this.#random.pick(this.#owners))
    for (const owner of this.#owners) this.#takeAll(owner)
    for (let hour = 0; hour < 24; hour++) this.#pass(HOUR_MS)
  }

  /** Rewards that waited become usable, and the rewards that this leaves room for are claimed. */
  end(): Farmed {
    for (let hour = 0; hour < 72; hour++) this.#pass(HOUR_MS)
    for (const owner of this.#owners) this.#takeAll(owner)
    this.#core.checkInvariants()
    return { paid: this.#paid, received: this.#received }
  }

  #found(): void {
    this.#send({ ...SIMULATED_GENESIS, feeTiers: [{ makerPpm: 1_000, takerPpm: 2_000 }] })
    for (const operator of [1, 2]) {
      const roles = OPERATOR_ROLES.filter((role) => role !== 'auditor')
      this.#decide({ type: 'AppointOperator', operator, roles }, 0, 0)
    }
    this.#pass(1)
    this.#send({ type: 'IndexSamples', holder: 71, samples: [{ market: MARKET, sources: [PRICE, PRICE, PRICE] }] })
    const terms = { rewardSharePpm: 100_000, inviteRatesPpm: [50_000, 30_000, 15_000, 5_000], waitDays: 1 }
    const signInRewards = Array.from({ length: 7 }, () => '0.01')
    this.#decide({ type: 'SetRewardTerms', terms: { ...terms, signInRewards } })
    this.#decide({ type: 'FundCampaign', campaign: 0, amount: LARGE_BUDGET })
    for (const [place, reward] of REWARDS.entries()) this.#offer(place + 1, reward)
  }

  #offer(campaign: number, reward: string): void {
    const time = { from: this.#time, until: this.#time + 1_000 * HOUR_MS }
    const terms = { campaign, title: 'Welcome', text: 0, asset: USDT, reward, perPerson: 1_000, ...time }
    this.#decide({ type: 'SetCampaign', terms: { ...terms, conditions: [], state: 'running' } })
    this.#decide({ type: 'FundCampaign', campaign, amount: LARGE_BUDGET })
  }

  #open(owner: OwnerId, referrer: OwnerId | undefined): void {
    this.#send({ type: 'OpenOwner', ref: `identity ${owner}` })
    this.#send({ type: 'FaucetCredit', owner, asset: USDT, amount: 100_000_000_000n, ref: `money ${owner}` })
    this.#send({ type: 'FaucetCredit', owner, asset: COINS, amount: 1_000_000_000n, ref: `coins ${owner}` })
    this.#decide({ type: 'SetVerification', owner, level: 1 })
    if (referrer === undefined) return
    this.#send({ type: 'SetReferrer', customer: owner, referrer })
    this.#send({ type: 'QualifyInvitee', customer: owner, qualified: true, reason: 'well forged' })
  }

  /** One sells to the other: both pay a fee and nothing else. */
  #trade(seller: OwnerId, buyer: OwnerId): void {
    if (seller === buyer) return
    const order = { market: MARKET, kind: 'limit', lots: this.#random.between(10, 900), price: PRICE } as const
    const how = { turnover: 0n, stopPrice: 0, maxSlippagePpm: 0, selfTrade: 'expire_taker' } as const
    this.#send({ type: 'PlaceOrder', ...this.#stamp(seller), side: 'sell', timeInForce: 'GTC', ...order, ...how })
    this.#send({ type: 'PlaceOrder', ...this.#stamp(buyer), side: 'buy', timeInForce: 'IOC', ...order, ...how })
  }

  #takeAll(owner: OwnerId): void {
    const days = this.#core.signIn.cycle(owner)?.days ?? []
    for (const { day, signed, received } of days)
      if (signed && !received) this.#send({ type: 'ReceiveSign', ...this.#stamp(owner), day })
    for (const { terms } of this.#core.welfare.campaigns()) {
      const claim = () => this.#send({ type: 'ClaimWelfare', ...this.#stamp(owner), campaign: terms.campaign })
      while (claim().reply.kind === 'done');
    }
  }

  #pass(ms: number): void {
    this.#time += ms
    this.#send({ type: 'AcquireLease', role: 'feed', holder: 71, until: this.#time + 50_000 })
  }

  #decide(action: OperatorAction, proposer = 1, approver = 2): void {
    const { reply } = this.#send({ type: 'Decide', proposer, approver, effectiveAt: 0, reason: 'agreed', action })
    if (reply.kind === 'rejected') throw new Error(`${action.type}: ${reply.rejection}`)
  }

  #stamp(owner: OwnerId) {
    return { owner, key1: owner, key2: ++this.#keys, inputHash: 1, issuedAt: 0 }
  }

  #send(command: Command): Outcome {
    const outcome = this.#core.apply({ sequence: this.#core.sequence + 1, time: this.#time, command })
    for (const posting of outcome.postings) this.#count(posting)
    return outcome
  }

  /** From postings alone. */
  #count({ source, destination, amount, reason }: Posting): void {
    const value = source.asset === USDT ? amount : amount * COIN_UNIT
    if (reason === 'fee' && source.owner >= FIRST_CUSTOMER) this.#paid += value
    const isReward = reason === 'sign_reward' || reason === 'welfare_reward' || reason === 'invite_commission'
    if (isReward && destination.owner >= FIRST_CUSTOMER) this.#received += value
  }
}
