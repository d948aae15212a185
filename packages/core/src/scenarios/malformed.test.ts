import {
  type Command,
  FIRST_CUSTOMER,
  type ListContract,
  type ListIndex,
  type ListOptions,
  OPERATOR_ROLES,
  type OperatorAction,
} from '@touchstone/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Exchange } from '../exchange.ts'
import { newSha256 } from '../testing/newSha256.ts'
import { BTC_PERP } from './contracts/contractWorld.ts'
import { optionExchange, TOY_INDEXES, toyTerms } from './timedOptions/optionRun.ts'
import { HOLDER, TOY_GENESIS, type ToyExchange } from './toyExchange.ts'

const STAMP = { owner: FIRST_CUSTOMER, key1: 1, key2: 99, inputHash: 1, issuedAt: 0 }

const CONTRACT: Command = {
  type: 'ListContract',
  definition: {
    ...BTC_PERP,
    maxLots: 100,
    maxLeverage: 10,
    tiers: [
      { upTo: '1000', maintenancePpm: 10_000, maxLeverage: 10 },
      { upTo: '2000', maintenancePpm: 20_000, maxLeverage: 5 },
    ],
    makerPpm: 0,
    takerPpm: 0,
    liquidationPpm: 0,
    fundingIntervalMs: 3_600_000,
    interestE8: 0,
    interestClampE8: 0,
    fundingCapE8: 0,
    impactNotional: '10',
  },
}
const SOUND: readonly Command[] = [
  {
    type: 'ListIndex',
    definition: { ...(TOY_INDEXES[1] as (typeof TOY_INDEXES)[number]), id: 1002, symbol: 'XAGUSD' },
  },
  { type: 'ListOptions', terms: toyTerms(1) },
  CONTRACT,
  { type: 'IndexSamples', holder: HOLDER, samples: [{ market: 1001, sources: [100, 101] }] },
  {
    type: 'BuyOption',
    ...STAMP,
    index: 1,
    cycle: 60,
    direction: 'up',
    stake: 5_000_000n,
    payoutPpm: 850_000,
    feePpm: 10_000,
  },
  { type: 'TransferFunds', ...STAMP, from: 'funds', to: 'delivery', asset: 1, amount: 1_000_000n },
]
const WHEN = { effectiveAt: 0, reason: 'agreed' }
const FOUNDING = [1, 2].map(
  (operator): Command => ({
    type: 'Decide',
    proposer: 0,
    approver: 0,
    ...WHEN,
    action: { type: 'AppointOperator', operator, roles: OPERATOR_ROLES },
  }),
)
const LIMITS = { minLots: 2, maxLots: 5, bandPpm: 9, defaultSlippagePpm: 3, maxSlippagePpm: 4, maxOpenOrders: 6 }
const ACTIONS: readonly OperatorAction[] = [
  { type: 'AppointOperator', operator: 3, roles: ['support', 'auditor'] },
  { type: 'FreezeOwner', owner: FIRST_CUSTOMER, frozen: true, reason: 'seen' },
  { type: 'HoldWithdrawals', owner: FIRST_CUSTOMER, until: 1_900_000_000_000, reason: 'seen' },
  { type: 'SetVerification', owner: FIRST_CUSTOMER, level: 2 },
  { type: 'SetTier', owner: FIRST_CUSTOMER, tier: 1 },
  { type: 'SetFeeTiers', tiers: TOY_GENESIS.feeTiers },
  { type: 'SetVerificationPolicy', loanLimits: ['0', '1', '2', '3.5'], dailyWithdrawals: ['0', '0', '0', '1'] },
  { type: 'SetMarketState', market: 1, state: 'halted', reason: 'seen' },
  { type: 'ChangeMarket', market: 1, ...LIMITS, minNotional: '1', maxNotional: '900' },
  { type: 'ContributeCapital', owner: 'treasury', asset: 1, amount: 5n, evidence: 'statement 1' },
]
const DECISIONS = [...ACTIONS, ...SOUND.filter(isListing)].flatMap((action): Command[] => {
  const decision = { type: 'Decide', proposer: 1, approver: 2, ...WHEN, action } as const
  return [decision, { ...decision, effectiveAt: 1_750_000_040_000 }]
})
const BARE: readonly Command[] = [
  { type: 'HoldWithdrawals', owner: FIRST_CUSTOMER, until: 1_900_000_000_000, reason: 'password changed' },
  { type: 'AnchorAudit', rows: 7, head: '0123456789abcdef'.repeat(4) },
]
const NONSENSE: readonly unknown[] = [
  -1,
  0,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 31,
  2 ** 53,
  2 ** 60,
  '',
  '-1',
  '1e9',
  '9'.repeat(30),
  'x'.repeat(9999),
  null,
  undefined,
  true,
  -5n,
  1n << 64n,
  {},
  [],
  [null],
  [{}],
]

function isListing(command: Command): command is ListIndex | ListContract | ListOptions {
  return command.type === 'ListIndex' || command.type === 'ListContract' || command.type === 'ListOptions'
}

/** The value with its `place`-th part, counted through, replaced. */
function replaced(value: unknown, place: { left: number }, bad: unknown): unknown {
  if (place.left-- === 0) return bad
  if (Array.isArray(value)) return value.map((item) => replaced(item, place, bad))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, key === 'type' ? part : replaced(part, place, bad)]),
  )
}

function exchange(): ToyExchange {
  const toy = optionExchange('1000')
  toy.apply({ type: 'OpenOwner', ref: 'a' })
  toy.apply({ type: 'FaucetCredit', owner: FIRST_CUSTOMER, asset: 1, amount: 50_000_000n, ref: 'a' })
  const stake = { from: 'funds', to: 'delivery', asset: 1, amount: 20_000_000n } as const
  toy.apply({ type: 'TransferFunds', ...STAMP, key2: 1, ...stake })
  toy.apply({ type: 'IndexSamples', holder: HOLDER, samples: [{ market: 1, sources: [100] }] })
  for (const command of FOUNDING) toy.apply(command)
  return toy
}

test('the commands are sound before anything is wrong with them', () => {
  for (const command of [...SOUND, ...DECISIONS, ...BARE]) expect(exchange().apply(command).reply.kind).toBe('done')
})

function hears(commands: readonly Command[], numRuns: number): void {
  const sound = fc.constantFrom(...commands)
  fc.assert(
    fc.property(sound, fc.integer({ min: 1, max: 60 }), fc.constantFrom(...NONSENSE), (command, left, bad) => {
      const toy = exchange()
      toy.apply(replaced(command, { left }, bad) as Command)
      const restored = Exchange.restore(toy.exchange.snapshot(), { newSha256 })
      expect(restored.stateHash()).toBe(toy.exchange.stateHash())
      toy.time += 70_000
      toy.apply({ type: 'OpenOwner', ref: 'b' })
      expect(toy.exchange.decisions.scheduled()).toEqual([])
    }),
    { seed: 3, numRuns },
  )
}

test('a value of any type in any part of a listing, an option or a transfer is a reply, never a throw', () => {
  hears(SOUND, 600)
}, 240_000)

test('a value of any type in any part of a decision, a hold or an anchor is a reply, never a throw', () => {
  hears([...DECISIONS, ...BARE], 800)
}, 240_000)

test('a decision to do what nobody knows is refused', () => {
  const decision = { type: 'Decide', proposer: 1, approver: 2, ...WHEN }
  for (const type of ['SetBalance', 'toString', 'Decide', 'FaucetCredit', 5, null, undefined]) {
    const reply = exchange().apply({ ...decision, action: { type } } as unknown as Command).reply
    expect(reply).toMatchObject({ rejection: 'bad_command' })
  }
})

test('a text with half a character is refused, for it could not be kept', () => {
  const half = '\ud800'
  const contribution = { ...ACTIONS.at(-1), evidence: half }
  const decision = { type: 'Decide', proposer: 1, approver: 2, ...WHEN }
  for (const command of [
    { ...decision, action: contribution },
    { ...decision, reason: half, action: ACTIONS[0] },
    { type: 'SetMarketState', market: 1, state: 'open', reason: half },
  ]) {
    const toy = exchange()
    expect(toy.apply(command as Command).reply).toMatchObject({ rejection: 'bad_command' })
    toy.exchange.snapshot()
  }
})
