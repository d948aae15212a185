import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CodecError, decodeCommand, encodeCommand } from './codec.ts'
import { type Command, KEEP_PROTECTION } from './commands.ts'
import { INSTRUMENT_CLASSES } from './contract.ts'
import { WALLETS } from './owners.ts'

const u16 = fc.integer({ min: 0, max: 0xffff })
const u32 = fc.integer({ min: 0, max: 0xffff_ffff })
const u53 = fc.maxSafeNat()
const amount = fc.bigInt({ min: 0n, max: (1n << 63n) - 1n })
const text = fc.string({ unit: 'binary', maxLength: 40 })
const stamp = { owner: u32, key1: u53, key2: u53, inputHash: u53, issuedAt: u53 }
const levels = fc.array(fc.tuple(u32, u32), { maxLength: 30 }).map((pairs) => pairs.flat())

const commands: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    type: fc.constant('PlaceOrder' as const),
    ...stamp,
    market: u16,
    side: fc.constantFrom('buy' as const, 'sell' as const),
    kind: fc.constantFrom('limit' as const, 'market' as const, 'stop_limit' as const, 'stop_market' as const),
    timeInForce: fc.constantFrom('GTC' as const, 'IOC' as const, 'FOK' as const, 'POST' as const),
    price: u32,
    lots: u32,
    turnover: amount,
    stopPrice: u32,
    maxSlippagePpm: u32,
    selfTrade: fc.constantFrom('expire_taker' as const, 'expire_maker' as const, 'expire_both' as const),
  }),
  fc.record({ type: fc.constant('AmendOrder' as const), ...stamp, order: u53, price: u32, lots: u32 }),
  fc.record({ type: fc.constant('CancelOrder' as const), ...stamp, order: u53 }),
  fc.record({ type: fc.constant('CancelAllOrders' as const), ...stamp, market: u16 }),
  fc.record({
    type: fc.constant('MassQuote' as const),
    holder: u53,
    owner: u32,
    market: u16,
    bids: levels,
    asks: levels,
  }),
  fc.record({
    type: fc.constant('IndexSamples' as const),
    holder: u53,
    samples: fc.array(fc.record({ market: u16, sources: fc.array(u32, { maxLength: 8 }) }), { maxLength: 20 }),
  }),
  fc.record({ type: fc.constant('OpenOwner' as const), ref: text }),
  fc.record({ type: fc.constant('FreezeOwner' as const), owner: u32, frozen: fc.boolean(), reason: text }),
  fc.record({ type: fc.constant('SetTier' as const), owner: u32, tier: u16 }),
  fc.record({ type: fc.constant('FaucetCredit' as const), owner: u32, asset: u16, amount, ref: text }),
  fc.record({
    type: fc.constant('SetMarketState' as const),
    market: u16,
    state: fc.constantFrom('open' as const, 'cancel_only' as const, 'halted' as const),
    reason: text,
  }),
  fc.record({
    type: fc.constant('AcquireLease' as const),
    role: fc.constantFrom('feed' as const, 'maker' as const, 'flow' as const),
    holder: u53,
    until: u53,
  }),
  fc.record({ type: fc.constant('ActivateRules' as const), version: u16 }),
  fc.record({ type: fc.constant('ResumeClock' as const), reason: text }),
)

const side = fc.constantFrom('buy' as const, 'sell' as const)
const marginMode = fc.constantFrom('isolated' as const, 'cross' as const)
const wallet = fc.constantFrom(...WALLETS)
const protection = fc.oneof(u32, fc.constant(KEEP_PROTECTION))
const signed = fc.bigInt({ min: -(1n << 63n) + 1n, max: (1n << 63n) - 1n })

const contractCommands: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    type: fc.constant('PlaceContractOrder' as const),
    ...stamp,
    contract: u16,
    side,
    kind: fc.constantFrom('limit' as const, 'market' as const, 'stop_limit' as const, 'stop_market' as const),
    timeInForce: fc.constantFrom('GTC' as const, 'IOC' as const, 'FOK' as const, 'POST' as const),
    price: u32,
    lots: u32,
    leverage: u16,
    marginMode,
    reduceOnly: fc.boolean(),
    stopPrice: u32,
    trigger: fc.constantFrom('mark' as const, 'last' as const),
    maxSlippagePpm: u32,
    selfTrade: fc.constantFrom('expire_taker' as const, 'expire_maker' as const, 'expire_both' as const),
    takeProfit: u32,
    stopLoss: u32,
  }),
  fc.record({
    type: fc.constant('AmendContractOrder' as const),
    ...stamp,
    order: u53,
    price: u32,
    lots: u32,
    stopPrice: u32,
  }),
  fc.record({ type: fc.constant('CancelContractOrder' as const), ...stamp, order: u53 }),
  fc.record({ type: fc.constant('CancelAllContractOrders' as const), ...stamp, contract: u16 }),
  fc.record({
    type: fc.constant('ClosePosition' as const),
    ...stamp,
    contract: u16,
    position: u53,
    lots: u32,
    price: u32,
  }),
  fc.record({ type: fc.constant('CloseAllPositions' as const), ...stamp, contract: u16 }),
  fc.record({
    type: fc.constant('SetProtection' as const),
    ...stamp,
    contract: u16,
    position: u53,
    takeProfit: protection,
    stopLoss: protection,
  }),
  fc.record({ type: fc.constant('AdjustMargin' as const), ...stamp, contract: u16, position: u53, change: signed }),
  fc.record({ type: fc.constant('SetLeverage' as const), ...stamp, contract: u16, leverage: u16, marginMode }),
  fc.record({
    type: fc.constant('BuyOption' as const),
    ...stamp,
    index: u16,
    cycle: u16,
    direction: fc.constantFrom('up' as const, 'down' as const),
    stake: amount,
    payoutPpm: u32,
    feePpm: u32,
  }),
  fc.record({ type: fc.constant('TransferFunds' as const), ...stamp, from: wallet, to: wallet, asset: u16, amount }),
  fc.record({
    type: fc.constant('QuoteContract' as const),
    holder: u53,
    contract: u16,
    bid: u32,
    ask: u32,
    step: u32,
    lots: fc.array(u32, { maxLength: 30 }),
  }),
  fc.record({
    type: fc.constant('ListIndex' as const),
    definition: fc.record({
      id: u16,
      symbol: text,
      name: text,
      class: fc.constantFrom(...INSTRUMENT_CLASSES),
      tickSize: text,
      calendar: fc.record({
        zone: fc.constantFrom('utc' as const, 'newYork' as const),
        sessions: fc.array(fc.record({ from: u16, to: u16 }), { maxLength: 9 }),
        holidays: fc.array(text, { maxLength: 9 }),
      }),
    }),
  }),
  fc.record({
    type: fc.constant('ListContract' as const),
    definition: fc.record({
      id: u16,
      symbol: text,
      name: text,
      kind: fc.constantFrom('perpetual' as const, 'dated' as const),
      index: u16,
      quote: u16,
      unit: text,
      lotSize: text,
      minLots: u32,
      maxLots: u32,
      maxLeverage: u16,
      tiers: fc.array(fc.record({ upTo: text, maintenancePpm: u32, maxLeverage: u16 }), { maxLength: 9 }),
      makerPpm: u32,
      takerPpm: u32,
      liquidationPpm: u32,
      bandPpm: u32,
      defaultSlippagePpm: u32,
      maxSlippagePpm: u32,
      maxOpenOrders: u32,
      fundingIntervalMs: u53,
      interestE8: u32,
      interestClampE8: u32,
      fundingCapE8: u32,
      impactNotional: text,
      expiry: u53,
    }),
  }),
  fc.record({
    type: fc.constant('ListOptions' as const),
    terms: fc.record({
      index: u16,
      quote: u16,
      cycles: fc.array(fc.record({ id: u16, seconds: u32, payoutPpm: u32, feePpm: u32, min: text, max: text }), {
        maxLength: 9,
      }),
      poolCap: text,
      customerCap: text,
    }),
  }),
)

const everyCommand = fc.oneof(commands, contractCommands)

describe('the bytes of a command', () => {
  test('reading gives back what was written', () => {
    fc.assert(
      fc.property(everyCommand, (command) => {
        expect(decodeCommand(encodeCommand(command))).toEqual(command)
      }),
      { seed: 7, numRuns: 3000 },
    )
  })

  test('hot commands have the promised sizes', () => {
    const stamped = { owner: 1000, key1: 1, key2: 2, inputHash: 3, issuedAt: 0 }
    expect(encodeCommand({ type: 'CancelOrder', ...stamped, order: 9 }).length).toBe(45)
    const order = { contract: 2000, side: 'buy', kind: 'limit', timeInForce: 'GTC', price: 1, lots: 1 } as const
    const terms = { leverage: 10, marginMode: 'cross', reduceOnly: false, trigger: 'mark' } as const
    const rest = { stopPrice: 0, maxSlippagePpm: 0, selfTrade: 'expire_taker', takeProfit: 0, stopLoss: 0 } as const
    const place: Command = { type: 'PlaceContractOrder', ...stamped, ...order, ...terms, ...rest }
    expect(encodeCommand(place).length).toBe(67)
    expect(encodeCommand({ type: 'AmendOrder', ...stamped, order: 9, price: 1, lots: 1 }).length).toBeLessThanOrEqual(
      56,
    )
  })

  test('garbage is a CodecError and nothing else', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 200 }),
        fc.constantFrom(0, 1, 2, 3, 4, 5, 6, 7, 8, 0x10),
        (bytes, kind) => {
          bytes[0] = kind
          readOrCodecError(bytes)
        },
      ),
      { seed: 8, numRuns: 5000 },
    )
  })

  test('a flipped byte is read as another command or refused, never anything worse', () => {
    fc.assert(
      fc.property(everyCommand, fc.nat(), fc.integer({ min: 1, max: 255 }), (command, at, flip) => {
        const bytes = encodeCommand(command)
        const index = at % bytes.length
        bytes[index] = (bytes[index] as number) ^ flip
        readOrCodecError(bytes)
      }),
      { seed: 9, numRuns: 5000 },
    )
  })

  test('an announced length without its bytes is refused before anything is made for it', () => {
    expect(() => decodeCommand(Uint8Array.of(4, 1, 1, 1, 0xff, 0xff, 0xff, 0xff, 0x0f))).toThrow(CodecError)
    expect(() => decodeCommand(Uint8Array.of(5, 1, 0xff, 0xff, 0xff, 0x0f))).toThrow(CodecError)
    expect(() => decodeCommand(new Uint8Array((1 << 20) + 1))).toThrow(CodecError)
  })

  test('numbers that are not whole or do not fit are refused at writing', () => {
    const cancel = { type: 'CancelOrder', owner: 1000, key1: 1, key2: 2, inputHash: 3, issuedAt: 0, order: 9 } as const
    expect(() => encodeCommand({ ...cancel, order: -1 })).toThrow(CodecError)
    expect(() => encodeCommand({ ...cancel, order: 1.5 })).toThrow(CodecError)
    expect(() => encodeCommand({ ...cancel, owner: 2 ** 32 })).toThrow(CodecError)
    expect(() => encodeCommand({ ...cancel, key1: Number.NaN })).toThrow(CodecError)
  })
})

function readOrCodecError(bytes: Uint8Array): void {
  try {
    const command = decodeCommand(bytes)
    expect(typeof command.type).toBe('string')
  } catch (error) {
    expect(error).toBeInstanceOf(CodecError)
  }
}
