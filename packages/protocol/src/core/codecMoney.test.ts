import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CodecError, decodeCommand, encodeCommand } from './codec.ts'
import type { Command } from './commands.ts'
import { CHAINS, type MoneyTerms } from './money.ts'
import type { OperatorAction } from './operators.ts'

const u16 = fc.integer({ min: 0, max: 0xffff })
const u32 = fc.integer({ min: 0, max: 0xffff_ffff })
const u53 = fc.maxSafeNat()
const amount = fc.bigInt({ min: 0n, max: (1n << 63n) - 1n })
const text = fc.string({ unit: 'binary', maxLength: 40 })
const chain = fc.constantFrom(...CHAINS)
const stamp = { owner: u32, key1: u53, key2: u53, inputHash: u53, issuedAt: u53 }

const terms: fc.Arbitrary<MoneyTerms> = fc.record({
  opensAt: u16,
  closesAt: u16,
  perDay: u16,
  min: text,
  max: text,
  feePpm: u32,
  turnoverPpm: u32,
  addressHoldMs: u53,
  returnFee: text,
  secondPersonFrom: text,
  conversionSpreadPpm: u32,
})

const restriction = fc.record({
  type: fc.constant('RestrictPlatform' as const),
  withdrawalsOnly: fc.boolean(),
  reason: text,
})

const actions: fc.Arbitrary<OperatorAction> = fc.oneof(
  fc.record({ type: fc.constant('SetMoneyTerms' as const), terms }),
  fc.record({ type: fc.constant('TakeWithdrawal' as const), withdrawal: u53 }),
  fc.record({ type: fc.constant('ApproveWithdrawal' as const), withdrawal: u53 }),
  fc.record({ type: fc.constant('RefuseWithdrawal' as const), withdrawal: u53 }),
  fc.record({ type: fc.constant('PayBankWithdrawal' as const), withdrawal: u53, reference: text }),
  fc.record({
    type: fc.constant('CreditPurchase' as const),
    owner: u32,
    asset: u16,
    amount,
    value: amount,
    reference: text,
  }),
  fc.record({
    type: fc.constant('CreditPurchase' as const),
    owner: u32,
    asset: u16,
    amount,
    value: amount,
    reference: text,
    terms: u53,
  }),
  restriction,
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
  fc.record({
    type: fc.constant('CreditDeposit' as const),
    owner: u32,
    asset: u16,
    amount,
    chain,
    contract: text,
    transaction: text,
    logIndex: u32,
    block: u53,
    from: text,
    to: text,
  }),
  fc.record({ type: fc.constant('AddPayoutAddress' as const), ...stamp, asset: u16, chain, address: text }),
  fc.record({ type: fc.constant('RemovePayoutAddress' as const), ...stamp, address: u53 }),
  fc.record({
    type: fc.constant('RequestWithdrawal' as const),
    ...stamp,
    kind: fc.constantFrom('chain' as const, 'bank' as const, 'return' as const),
    asset: u16,
    amount,
    fee: amount,
    target: u53,
    payee: text,
  }),
  fc.record({ type: fc.constant('CancelWithdrawal' as const), ...stamp, withdrawal: u53 }),
  fc.record({ type: fc.constant('SignWithdrawal' as const), withdrawal: u53, nonce: u53, transaction: text }),
  fc.record({ type: fc.constant('ReplacePayment' as const), withdrawal: u53, transaction: text }),
  fc.record({ type: fc.constant('ConfirmWithdrawal' as const), withdrawal: u53, transaction: text, block: u53 }),
  fc.record({ type: fc.constant('FailWithdrawal' as const), withdrawal: u53, transaction: text, block: u53 }),
  fc.record({
    type: fc.constant('ConvertFunds' as const),
    ...stamp,
    from: u16,
    to: u16,
    amount,
    receive: amount,
    expiresAt: u53,
  }),
  restriction,
)

const STAMP = { owner: 1000, key1: 1, key2: 2, inputHash: 3, issuedAt: 0 }
const REQUEST = {
  type: 'RequestWithdrawal',
  ...STAMP,
  kind: 'chain',
  asset: 1,
  amount: '100',
  fee: '5',
  target: 1,
  payee: '',
}

/** The bytes of a rare command that says this. */
function bytesOf(said: unknown): Uint8Array {
  return Uint8Array.of(0x10, ...new TextEncoder().encode(JSON.stringify(said)))
}

describe('the bytes of money that comes in and goes out', () => {
  test('reading gives back what was written', () => {
    fc.assert(
      fc.property(commands, (command) => {
        expect(decodeCommand(encodeCommand(command))).toEqual(command)
      }),
      { seed: 81, numRuns: 2000 },
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
      { seed: 82, numRuns: 3000 },
    )
  })

  test.each<[string, unknown]>([
    ['a way that money does not leave', { ...REQUEST, kind: 'cash' }],
    ['an amount as a number', { ...REQUEST, amount: 100 }],
    ['an amount with decimals', { ...REQUEST, amount: '100.5' }],
    ['a field too many', { ...REQUEST, memo: '1' }],
    ['a target that is no number', { ...REQUEST, target: '1' }],
    ['a chain nobody reads', { type: 'AddPayoutAddress', ...STAMP, asset: 1, chain: 'tron', address: 'T' }],
    ['a withdrawal without a number', { type: 'CancelWithdrawal', ...STAMP }],
  ])('%s is refused', (_, said) => {
    expect(() => decodeCommand(bytesOf(said))).toThrow(CodecError)
    expect(() => decodeCommand(bytesOf(REQUEST))).not.toThrow()
  })
})
