import {
  type Command,
  FIRST_CUSTOMER,
  type IndexDefinition,
  PLAIN_CONTRACT_TERMS,
  type PlaceContractOrder,
  type Reply,
  type Side,
} from '@touchstone/protocol'
import { describe, expect, test } from 'vitest'
import { totals } from '../../ledger/checkLedger.ts'
import { PRODUCTS } from '../../products.ts'
import { contractGenesis } from '../../scenarios/contracts/contractFlow.ts'
import { BTC_PERP, PERP } from '../../scenarios/contracts/contractWorld.ts'
import { TOY_INDEXES } from '../../scenarios/timedOptions/optionRun.ts'
import { HOLDER } from '../../scenarios/toyExchange.ts'
import { ExchangeState } from '../../state.ts'
import { newSha256 } from '../../testing/newSha256.ts'
import { availableCash } from '../cash.ts'
import { checkContracts } from '../checkContracts.ts'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import type { Position } from '../position.ts'
import { queueUnhealthy } from '../risk/queueUnhealthy.ts'
import { contractAccount } from './account.ts'
import { closeLots, payLoss, payProfit } from './changePosition.ts'
import { positionsOf } from './positionQueries.ts'

const [ALICE, BOB, CAROL, DORA] = [0, 1, 2, 3].map((place) => FIRST_CUSTOMER + place) as [
  number,
  number,
  number,
  number,
]
const USDT = 1_000_000n

/** The state with its queue, but without liquidations: as in a crash with more to do than an entry does. */
class Bare {
  readonly state = new ExchangeState('fast', newSha256, PRODUCTS) as ExchangeState & ContractsState
  #key = 0

  constructor(insurance: bigint) {
    this.do(contractGenesis(insurance))
    this.do({ type: 'AcquireLease', role: 'feed', holder: HOLDER, until: 60_000 })
    this.do({ type: 'ListIndex', definition: TOY_INDEXES[0] as IndexDefinition })
    this.do({ type: 'ListContract', definition: BTC_PERP })
    for (const owner of [ALICE, BOB, CAROL, DORA]) {
      const amount = 200n * USDT
      this.do({ type: 'OpenOwner', ref: `${owner}` })
      this.do({ type: 'FaucetCredit', owner, asset: 1, amount, ref: `${owner}` })
      this.do({ type: 'TransferFunds', ...this.#stamp(owner), from: 'funds', to: 'contract', asset: 1, amount })
    }
    this.index(1_000)
  }

  get market(): ContractMarket {
    return this.state.contracts.market(PERP) as ContractMarket
  }

  do(command: Command): Reply {
    this.state.sequence++
    this.state.time++
    this.state.beginEntry()
    const reply = this.state.asked.handlings.get(command.type)?.carryOut(this.state, command)
    if (reply?.kind === 'rejected') throw new Error(reply.rejection)
    queueUnhealthy(this.state)
    checkContracts(this.state)
    for (const [, sum] of totals(this.state)) expect(sum).toBe(0n)
    return reply as Reply
  }

  index(price: number): void {
    this.do({ type: 'IndexSamples', holder: HOLDER, samples: [{ market: 1, sources: [price] }] })
  }

  order(owner: number, side: Side, lots: number, price: number, leverage: number): void {
    const command: PlaceContractOrder = {
      type: 'PlaceContractOrder',
      ...this.#stamp(owner),
      contract: PERP,
      side,
      kind: 'limit',
      timeInForce: 'GTC',
      price,
      lots,
      leverage,
      marginMode: 'isolated',
      ...PLAIN_CONTRACT_TERMS,
    }
    this.do(command)
  }

  position(owner: number): Position {
    return this.state.contracts.positions.of(owner, this.market.place) as Position
  }

  #stamp(owner: number) {
    return { owner, key1: 1, key2: ++this.#key, inputHash: 1, issuedAt: 0 }
  }
}

/** Bob is short 10 lots at 1000 with 20 USDT of margin, and has lost 40: Alice is long and wants to leave. */
function bankrupt(insurance: bigint): Bare {
  const bare = new Bare(insurance)
  bare.order(BOB, 'sell', 10, 1_000, 50)
  bare.order(ALICE, 'buy', 10, 1_000, 10)
  bare.index(1_040)
  bare.order(CAROL, 'buy', 10, 1_040, 10)
  bare.order(ALICE, 'sell', 10, 1_040, 10)
  return bare
}

describe('a loser who is bankrupt and waits for his liquidation', () => {
  test('pays what he has, the fund the rest, and the winner gets all; CLEAR-5', () => {
    const bare = bankrupt(100n * USDT)
    const fees = 1_000n * 500n + 1_040n * 500n
    expect(availableCash(bare.state, ALICE, 0)).toBe(240n * USDT - fees)
    expect(bare.position(BOB).margin).toBe(0n)
    expect(bare.position(BOB).settledLoss).toBe(40n * USDT)
    expect(bare.state.accounts.balance(bare.state.accounts.cell(3, 0, 0, 0))).toBe(80n * USDT)
    expect(bare.market.cleared).toBe(0n)
  })

  test('is told the same by his account as by his position; CLEAR-4', () => {
    const bare = new Bare(100n * USDT)
    bare.order(BOB, 'sell', 10, 1_000, 10)
    bare.order(ALICE, 'buy', 10, 1_000, 10)
    bare.index(1_040)
    const before = contractAccount(bare.state, BOB)
    bare.order(CAROL, 'buy', 10, 1_040, 10)
    bare.order(ALICE, 'sell', 10, 1_040, 10)
    expect(bare.position(BOB).settledLoss).toBe(40n * USDT)
    expect(contractAccount(bare.state, BOB)).toEqual(before)
    const [told] = positionsOf(bare.state, BOB)
    expect(before).toMatchObject({ positionMargin: told?.margin, held: told?.margin, unrealised: told?.unrealised })
  })

  test('with an empty fund the profit is smaller by what is missing, and the law holds; CLEAR-5', () => {
    const bare = bankrupt(3n * USDT)
    const fees = 1_000n * 500n + 1_040n * 500n
    expect(availableCash(bare.state, ALICE, 0)).toBe(223n * USDT - fees)
    expect(bare.position(BOB).settledLoss).toBe(40n * USDT)
    expect(bare.market.cleared).toBe(0n)
  })

  test('a realised loss nobody can pay is spread over the open profits; CLEAR-6', () => {
    const bare = new Bare(0n)
    bare.order(BOB, 'sell', 10, 1_000, 50)
    bare.order(ALICE, 'buy', 4, 1_000, 10)
    bare.order(DORA, 'buy', 6, 1_000, 10)
    bare.index(1_040)
    const { state, market } = bare
    const value = 4n * 104n * USDT
    const lost = closeLots(state, market, bare.position(BOB), 4, value)
    const won = closeLots(state, market, bare.position(ALICE), 4, value)
    expect(payLoss(state, market, lost, 0)).toBe(8n * USDT)
    payProfit(state, market, won, 0)
    expect(bare.position(DORA).settledLoss).toBe(-8n * USDT)
    checkContracts(state)
  })
})
