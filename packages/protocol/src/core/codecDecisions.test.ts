import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CodecError, decodeCommand, encodeCommand } from './codec.ts'
import type { Command } from './commands.ts'
import { OPERATOR_ROLES, type OperatorAction } from './operators.ts'
import { SYSTEM_OWNERS, type SystemOwner } from './owners.ts'

const u16 = fc.integer({ min: 0, max: 0xffff })
const u32 = fc.integer({ min: 0, max: 0xffff_ffff })
const u53 = fc.maxSafeNat()
const amount = fc.bigInt({ min: 0n, max: (1n << 63n) - 1n })
const text = fc.string({ unit: 'binary', maxLength: 40 })
const texts = fc.array(text, { maxLength: 6 })
const limits = {
  minLots: u32,
  maxLots: u32,
  bandPpm: u32,
  defaultSlippagePpm: u32,
  maxSlippagePpm: u32,
  maxOpenOrders: u32,
}

const actions: fc.Arbitrary<OperatorAction> = fc.oneof(
  fc.record({
    type: fc.constant('AppointOperator' as const),
    operator: u16,
    roles: fc.array(fc.constantFrom(...OPERATOR_ROLES), { maxLength: 7 }),
  }),
  fc.record({ type: fc.constant('FreezeOwner' as const), owner: u32, frozen: fc.boolean(), reason: text }),
  fc.record({ type: fc.constant('HoldWithdrawals' as const), owner: u32, until: u53, reason: text }),
  fc.record({
    type: fc.constant('SetVerification' as const),
    owner: u32,
    level: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
  }),
  fc.record({ type: fc.constant('SetTier' as const), owner: u32, tier: u16 }),
  fc.record({
    type: fc.constant('SetFeeTiers' as const),
    tiers: fc.array(fc.record({ makerPpm: u32, takerPpm: u32 }), { maxLength: 9 }),
  }),
  fc.record({ type: fc.constant('SetVerificationPolicy' as const), loanLimits: texts, dailyWithdrawals: texts }),
  fc.record({
    type: fc.constant('SetMarketState' as const),
    market: u16,
    state: fc.constantFrom('open' as const, 'cancel_only' as const, 'halted' as const),
    reason: text,
  }),
  fc.record({
    type: fc.constant('ChangeMarket' as const),
    market: u16,
    ...limits,
    minNotional: text,
    maxNotional: text,
  }),
  fc.record({ type: fc.constant('ChangeContract' as const), contract: u16, ...limits, maxLeverage: u16 }),
  fc.record({
    type: fc.constant('ListOptions' as const),
    terms: fc.record({ index: u16, quote: u16, cycles: fc.constant([]), poolCap: text, customerCap: text }),
  }),
  fc.record({
    type: fc.constant('ContributeCapital' as const),
    owner: fc.constantFrom(...(Object.keys(SYSTEM_OWNERS) as SystemOwner[])),
    asset: u16,
    amount,
    evidence: text,
  }),
  fc.record({ type: fc.constant('CancelDecision' as const), decision: u53 }),
)

const commands: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    type: fc.constant('Decide' as const),
    proposer: u16,
    approver: u16,
    effectiveAt: u53,
    reason: text,
    action: actions,
  }),
  fc.record({ type: fc.constant('HoldWithdrawals' as const), owner: u32, until: u53, reason: text }),
  fc.record({ type: fc.constant('AnchorAudit' as const), rows: u53, head: text }),
)

const DECISION = { type: 'Decide', proposer: 1, approver: 2, effectiveAt: 0, reason: 'agreed' } as const

/** The bytes of a rare command that says this. */
function bytesOf(said: unknown): Uint8Array {
  return Uint8Array.of(0x10, ...new TextEncoder().encode(JSON.stringify(said)))
}

describe('the bytes of a decision', () => {
  test('reading gives back what was written', () => {
    fc.assert(
      fc.property(commands, (command) => {
        expect(decodeCommand(encodeCommand(command))).toEqual(command)
      }),
      { seed: 71, numRuns: 2000 },
    )
  })

  test('a flipped byte is read as another command or refused, never anything worse', () => {
    fc.assert(
      fc.property(commands, fc.nat(), fc.integer({ min: 1, max: 255 }), (command, at, flip) => {
        const bytes = encodeCommand(command)
        const index = at % bytes.length
        bytes[index] = (bytes[index] as number) ^ flip
        try {
          expect(typeof decodeCommand(bytes).type).toBe('string')
        } catch (error) {
          expect(error).toBeInstanceOf(CodecError)
        }
      }),
      { seed: 72, numRuns: 3000 },
    )
  })

  test.each<[string, unknown]>([
    ['what no operator may do', { type: 'FaucetCredit', owner: 1000, asset: 1, amount: '1', ref: 'x' }],
    ['a name every object has', { type: 'toString' }],
    ['no kind', { decision: 5 }],
    ['nothing', null],
    ['a field too many', { type: 'CancelDecision', decision: 5, market: 1 }],
    ['a field too few', { type: 'CancelDecision' }],
    ['a role nobody has', { type: 'AppointOperator', operator: 3, roles: ['owner'] }],
    ['an amount as a number', { type: 'ContributeCapital', owner: 'treasury', asset: 1, amount: 5, evidence: 'x' }],
  ])('an action of %s is refused', (_, action) => {
    expect(() => decodeCommand(bytesOf({ ...DECISION, action }))).toThrow(CodecError)
    expect(() => decodeCommand(bytesOf({ ...DECISION, action: { type: 'CancelDecision', decision: 5 } }))).not.toThrow()
  })
})
