import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COMMANDS, type Command, decodeCommand, encodeCommand } from './commands.ts'
import { createCodec } from './shape/codec.ts'
import { CodecError } from './shape/codecError.ts'
import { arbitraryRecord } from './shape/testing/arbitraryRecord.ts'
import { definitionsOf } from './shape/vocabulary.ts'
import { VOCABULARIES } from './vocabularies.ts'

const STAMP = { owner: 1000, key1: 1, key2: 2, inputHash: 3, issuedAt: 0 }
const described = createCodec(COMMANDS)
const commands = fc.oneof(...COMMANDS.map((definition) => arbitraryRecord(definition, 'wire')))

describe('the bytes of a command', () => {
  test('reading gives back what was written', () => {
    fc.assert(
      fc.property(commands, (command) => {
        expect(isDeepStrictEqual(decodeCommand(encodeCommand(command as Command)), command)).toBe(true)
      }),
      { seed: 7, numRuns: 6000 },
    )
  })

  test('what is written by hand has the bytes of its description, and both are read alike', () => {
    fc.assert(
      fc.property(commands, fc.nat(), fc.nat(255), (made, at, byte) => {
        const command = made as Command
        const bytes = encodeCommand(command)
        expect(Buffer.compare(bytes, described.encode(command))).toBe(0)
        const changed = Uint8Array.from(bytes)
        changed[at % bytes.length] = byte
        expect(isDeepStrictEqual(reading(decodeCommand, changed), reading(described.decode, changed))).toBe(true)
      }),
      { seed: 6, numRuns: 8000 },
    )
  })

  test('hot commands have the promised sizes', () => {
    expect(encodeCommand({ type: 'CancelOrder', ...STAMP, order: 9 }).length).toBe(45)
    const order = { side: 'buy', kind: 'limit', timeInForce: 'GTC', price: 1, lots: 1 } as const
    const leveraged = { contract: 2000, leverage: 10, marginMode: 'cross', reduceOnly: false, trigger: 'mark' } as const
    const rest = { stopPrice: 0, maxSlippagePpm: 0, selfTrade: 'expire_taker' } as const
    const protection = { takeProfit: 0, stopLoss: 0 }
    const place: Command = { type: 'PlaceContractOrder', ...STAMP, ...order, ...leveraged, ...rest, ...protection }
    expect(encodeCommand(place).length).toBe(67)
    expect(encodeCommand({ type: 'PlaceOrder', ...STAMP, market: 1, ...order, turnover: 0n, ...rest }).length).toBe(64)
    expect(encodeCommand({ type: 'AmendOrder', ...STAMP, order: 9, price: 1, lots: 1 }).length).toBeLessThanOrEqual(56)
  })

  test('garbage is a CodecError and nothing else', () => {
    const numbers = COMMANDS.map(({ number }) => number)
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.constantFrom(0, ...numbers), (bytes, number) => {
        bytes[0] = number
        readOrCodecError(bytes)
      }),
      { seed: 8, numRuns: 8000 },
    )
  })

  test('a flipped byte is read as the command that has these bytes or refused, never anything worse', () => {
    fc.assert(
      fc.property(commands, fc.nat(), fc.integer({ min: 1, max: 255 }), (command, at, flip) => {
        const bytes = encodeCommand(command as Command)
        const index = at % bytes.length
        bytes[index] = (bytes[index] as number) ^ flip
        readOrCodecError(bytes)
      }),
      { seed: 9, numRuns: 8000 },
    )
  })

  test('an announced length without its bytes is refused before anything is made for it', () => {
    expect(() => decodeCommand(Uint8Array.of(4, 1, 1, 1, 0xff, 0xff, 0xff, 0xff, 0x0f))).toThrow(CodecError)
    expect(() => decodeCommand(Uint8Array.of(5, 1, 0xff, 0xff, 0xff, 0x0f))).toThrow(CodecError)
    expect(() => decodeCommand(new Uint8Array((1 << 20) + 1))).toThrow(CodecError)
  })

  test('numbers that are not whole or do not fit are refused at writing', () => {
    const cancel = { type: 'CancelOrder', ...STAMP, order: 9 } as const
    expect(() => encodeCommand({ ...cancel, order: -1 })).toThrow(CodecError)
    expect(() => encodeCommand({ ...cancel, order: 1.5 })).toThrow(CodecError)
    expect(() => encodeCommand({ ...cancel, owner: 2 ** 32 })).toThrow(CodecError)
    expect(() => encodeCommand({ ...cancel, key1: Number.NaN })).toThrow(CodecError)
  })

  const REQUEST = {
    type: 'RequestWithdrawal',
    ...STAMP,
    kind: 'chain',
    asset: 1,
    amount: 9n,
    fee: 5n,
    target: 1,
    payee: '',
  }
  test.each<[string, unknown]>([
    ['a way that money does not leave', { ...REQUEST, kind: 'cash' }],
    ['an amount as a number', { ...REQUEST, amount: 100 }],
    ['an amount with decimals', { ...REQUEST, amount: '100.5' }],
    ['a target that is no number', { ...REQUEST, target: '1' }],
    ['a chain nobody reads', { type: 'AddPayoutAddress', ...STAMP, asset: 1, chain: 'tron', address: 'T' }],
    ['a withdrawal without a number', { type: 'CancelWithdrawal', ...STAMP }],
    ['a command without a type', { ...STAMP, withdrawal: 1 }],
    ['a name that every object has', { type: 'toString' }],
  ])('%s is refused', (_, command) => {
    expect(() => encodeCommand(command as Command)).toThrow(CodecError)
    expect(() => encodeCommand(REQUEST as Command)).not.toThrow()
  })

  const DECISION = { type: 'Decide', proposer: 1, approver: 2, effectiveAt: 0, reason: 'agreed' } as const
  test.each<[string, unknown]>([
    ['what no operator may do', { type: 'FaucetCredit', owner: 1000, asset: 1, amount: 1n, ref: 'x' }],
    ['a name every object has', { type: 'toString' }],
    ['no kind', { decision: 5 }],
    ['nothing', null],
    ['a field too few', { type: 'CancelDecision' }],
    ['a role nobody has', { type: 'AppointOperator', operator: 3, roles: ['owner'] }],
    ['an amount as a number', { type: 'ContributeCapital', owner: 'treasury', asset: 1, amount: 5, evidence: 'x' }],
  ])('an action of %s is refused', (_, action) => {
    const decision = (decided: unknown): Command => ({ ...DECISION, action: decided }) as Command
    expect(() => encodeCommand(decision(action))).toThrow(CodecError)
    expect(() => encodeCommand(decision({ type: 'CancelDecision', decision: 5 }))).not.toThrow()
  })
})

/*
 * A number is in every log for ever. This list only grows: a number that changes here makes logs unreadable.
 */
test('commands and actions have the numbers they always had', () => {
  const both = new Set([...COMMANDS, ...definitionsOf(VOCABULARIES, 'actions')])
  const numbers = [...both].map(({ number, type }) => `${number} ${type}`)
  expect(new Set([...both].map(({ number }) => number)).size).toBe(both.size)
  expect(numbers.sort((left, right) => Number.parseInt(left, 10) - Number.parseInt(right, 10))).toMatchInlineSnapshot(`
    [
      "1 PlaceOrder",
      "2 AmendOrder",
      "3 CancelOrder",
      "4 MassQuote",
      "5 IndexSamples",
      "6 PlaceContractOrder",
      "7 CancelContractOrder",
      "8 QuoteContract",
      "10 Genesis",
      "11 ResumeClock",
      "12 ActivateRules",
      "13 AcquireLease",
      "20 OpenOwner",
      "21 FreezeOwner",
      "22 SetTier",
      "23 FaucetCredit",
      "24 HoldWithdrawals",
      "25 SetVerification",
      "26 SetFeeTiers",
      "27 SetVerificationPolicy",
      "30 SetMarketState",
      "31 ListIndex",
      "40 CancelAllOrders",
      "41 ChangeMarket",
      "42 PlaceConditionalOrder",
      "50 AmendContractOrder",
      "51 CancelAllContractOrders",
      "52 ClosePosition",
      "53 CloseAllPositions",
      "54 SetProtection",
      "55 AdjustMargin",
      "56 SetLeverage",
      "57 ListContract",
      "58 ChangeContract",
      "59 PlaceConditionalContractOrder",
      "60 BuyOption",
      "61 ListOptions",
      "65 TransferFunds",
      "70 CreditDeposit",
      "80 AddPayoutAddress",
      "81 RemovePayoutAddress",
      "82 RequestWithdrawal",
      "83 CancelWithdrawal",
      "84 SignWithdrawal",
      "85 ReplacePayment",
      "86 ConfirmWithdrawal",
      "87 FailWithdrawal",
      "90 ConvertFunds",
      "95 RestrictPlatform",
      "100 Decide",
      "101 AnchorAudit",
      "110 AppointOperator",
      "111 ContributeCapital",
      "112 CancelDecision",
      "120 SetMoneyTerms",
      "130 TakeWithdrawal",
      "131 ApproveWithdrawal",
      "132 RefuseWithdrawal",
      "133 PayBankWithdrawal",
      "140 CreditPurchase",
      "150 BuyHosting",
      "151 RedeemHosting",
      "152 SetHostingProduct",
      "160 ApplyForLoan",
      "161 CancelLoan",
      "162 RepayLoan",
      "163 SetLoanProduct",
      "164 FundLoanPool",
      "165 ReturnLoanPool",
      "166 DisburseLoan",
      "167 RejectLoan",
      "168 CreditLoanProof",
      "169 WriteOffLoan",
      "170 SubscribeCoins",
      "171 ReturnCoins",
      "172 SetOffering",
      "173 FundOffering",
      "174 DecideSubscription",
      "175 AllocateOffering",
      "176 PayIssuer",
      "177 ReturnUnsold",
      "180 ListAsset",
      "181 ListSpotMarket",
      "185 SignIn",
      "186 ReceiveSign",
      "190 SetReferrer",
      "191 QualifyInvitee",
      "195 ClaimWelfare",
      "196 SetCampaign",
      "200 SetRewardTerms",
      "201 FundCampaign",
      "202 CloseCampaign",
      "210 CancelAllAfter",
      "211 PlaceOneCancelsOther",
      "215 ReversePosition",
      "220 PlaceBracket",
      "230 PlaceContractOneCancelsOther",
    ]
  `)
})

function readOrCodecError(bytes: Uint8Array): void {
  let command: Command
  try {
    command = decodeCommand(bytes)
  } catch (error) {
    expect(error).toBeInstanceOf(CodecError)
    return
  }
  expect(Buffer.compare(encodeCommand(command), bytes)).toBe(0)
}

function reading(decode: (bytes: Uint8Array) => Command, bytes: Uint8Array): unknown {
  try {
    return decode(bytes)
  } catch (error) {
    expect(error).toBeInstanceOf(CodecError)
    return 'refused'
  }
}
