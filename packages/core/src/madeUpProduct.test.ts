import {
  type Command,
  type CoreEvent,
  defineCustomerCommand,
  FIRST_CUSTOMER,
  SYSTEM_OWNERS,
} from '@touchstone/protocol'
import { amount, createCodec, define, id, type RecordOf, text } from '@touchstone/protocol/shape'
import { describe, expect, test } from 'vitest'
import { InvariantBroken } from './entry/invariantBroken.ts'
import { defineProduct } from './entry/product.ts'
import { done, refuse } from './entry/refusal.ts'
import { Exchange } from './exchange.ts'
import type { Floor } from './floor/floor.ts'
import { AVAILABLE, FUNDS } from './ledger/accounts.ts'
import { CAPITAL } from './ledger/reasons.ts'
import { PRODUCTS } from './products.ts'
import { TOY_GENESIS } from './scenarios/toyExchange.ts'
import { SnapshotDamaged } from './snapshot.ts'
import { newSha256 } from './testing/newSha256.ts'

/** A product that exists in this test alone: a voucher is money against a code, once, and is told when a minute has passed. */
const RedeemVoucher = defineCustomerCommand(60_001, 'RedeemVoucher', 'A customer redeems a voucher.', {
  code: text(1, 8),
  amount: amount(1n),
})

const VoucherRedeemed = define(60_002, 'VoucherRedeemed', 'A voucher was redeemed.', { owner: id(), code: text() })
type VoucherRedeemed = RecordOf<typeof VoucherRedeemed>

const VOCABULARY = { commands: { RedeemVoucher }, actions: {} } as const

interface VouchersState extends Floor {
  /** When each was redeemed. */
  readonly vouchers: Map<string, number>
  emit(event: CoreEvent | VoucherRedeemed): void
}

interface VoucherQueries {
  redeemed(): readonly string[]
}

const VOUCHERS = defineProduct<{
  state: VouchersState
  slice: 'vouchers'
  vocabulary: typeof VOCABULARY
  queries: { readonly vouchers: VoucherQueries }
}>({
  name: 'vouchers',
  vocabulary: VOCABULARY,
  slice: () => ({ vouchers: new Map() }),
  part: {
    number: 1_000,
    write: (writer, { vouchers }) => {
      writer.varint(vouchers.size)
      for (const [code, at] of vouchers) {
        writer.text(code)
        writer.u53(at)
      }
    },
    read: (reader, { vouchers }) => {
      for (let left = reader.count(2); left > 0; left--) vouchers.set(reader.text(), reader.u53())
    },
  },
  queries: ({ vouchers }) => ({ vouchers: { redeemed: () => [...vouchers.keys()] } }),
  commands: {
    RedeemVoucher: {
      fits: ({ code }) => code.trim() === code,
      carryOut: (state, { owner, code, amount: value }) => {
        if (state.vouchers.has(code)) return refuse('already_done')
        const cell = (whose: number) => state.accounts.cell(whose, FUNDS, 0, AVAILABLE)
        state.journal.post(cell(SYSTEM_OWNERS.external), cell(owner), value, CAPITAL, 0)
        state.vouchers.set(code, state.time)
        state.emit({ type: 'VoucherRedeemed', owner, code })
        return done(state.vouchers.size)
      },
    },
  },
  due: {
    rank: 1_000,
    next: ({ vouchers }) => {
      const [first = 0] = vouchers.values()
      return first === 0 ? 0 : first + 60_000
    },
    run: (state) => {
      for (const code of state.vouchers.keys()) state.vouchers.delete(code)
    },
  },
  check: ({ vouchers }) => {
    if (vouchers.has('unlawful')) throw new InvariantBroken('I0', 'a voucher that there may not be')
  },
})

const PRODUCTS_AND_VOUCHERS = [...PRODUCTS, VOUCHERS]
const OWNER = FIRST_CUSTOMER
const CODEC = createCodec([RedeemVoucher])

class World {
  exchange = new Exchange({ newSha256, products: PRODUCTS_AND_VOUCHERS })
  time = 1_750_000_000_000

  constructor() {
    this.apply(TOY_GENESIS)
    this.apply({ type: 'OpenOwner', ref: 'ann' })
  }

  apply(command: Command) {
    return this.exchange.apply({ sequence: this.exchange.sequence + 1, time: ++this.time, command })
  }

  /** By its own bytes, as from the log. */
  redeem(code: string, key = 1, value = 5_000_000n) {
    const stamp = { owner: OWNER, key1: key, key2: 1, inputHash: key, issuedAt: 0 }
    const bytes = CODEC.encode({ type: 'RedeemVoucher', ...stamp, code, amount: value })
    return this.apply(CODEC.decode(bytes) as unknown as Command)
  }
}

describe('a product that was made up here joins an exchange through the door of all others', () => {
  test('its command is carried out, answered once, and judged by the ranges it describes', () => {
    const world = new World()
    const outcome = world.redeem('spring')
    expect(outcome.reply).toEqual({ kind: 'done', value: 1 })
    expect(outcome.events).toEqual([{ type: 'VoucherRedeemed', owner: OWNER, code: 'spring' }])
    expect([...outcome.postings]).toMatchObject([{ amount: 5_000_000n, reason: 'capital' }])
    expect(world.exchange.ledger.balances(OWNER)).toContainEqual({
      wallet: 'funds',
      asset: 1,
      available: 5_000_000n,
      held: 0n,
    })
    expect(world.redeem('spring')).toMatchObject({ duplicate: true, reply: { kind: 'done', value: 1 } })
    expect(world.redeem('spring', 2).reply).toMatchObject({ rejection: 'already_done' })
    const untold = { type: 'RedeemVoucher', owner: OWNER, key1: 3, key2: 1, inputHash: 3, issuedAt: 0, amount: 1n }
    for (const code of ['far too long', ' ', 7])
      expect(world.apply({ ...untold, code } as unknown as Command).reply).toMatchObject({ rejection: 'bad_command' })
  })

  test('its questions are answered, and what falls due in it happens at its moment', () => {
    const world = new World()
    const asked = world.exchange.ask(VOUCHERS)
    world.redeem('spring')
    expect(asked?.vouchers.redeemed()).toEqual(['spring'])
    world.time += 60_000
    world.apply({ type: 'OpenOwner', ref: 'bob' })
    expect(asked?.vouchers.redeemed()).toEqual([])
  })

  test('snapshots and the state hash keep what it remembers, and its laws are swept', () => {
    const world = new World()
    const before = world.exchange.stateHash()
    world.redeem('spring')
    expect(world.exchange.stateHash()).not.toBe(before)
    const bytes = world.exchange.snapshot()
    const restored = Exchange.restore(bytes, { newSha256, products: PRODUCTS_AND_VOUCHERS })
    expect(restored.ask(VOUCHERS)?.vouchers.redeemed()).toEqual(['spring'])
    expect(restored.stateHash()).toBe(world.exchange.stateHash())
    expect(() => Exchange.restore(bytes, { newSha256 })).toThrow(SnapshotDamaged)
    world.redeem('unlawful', 2)
    expect(() => world.exchange.checkInvariants()).toThrow(InvariantBroken)
  })
})

describe('a number is given once', () => {
  const NOTHING = { write: () => undefined, read: () => undefined }
  test.each([
    ['a part of the snapshot', defineProduct<{ state: Floor }>({ name: 'x', part: { number: 20, ...NOTHING } })],
    [
      'a rank of what is due',
      defineProduct<{ state: Floor }>({ name: 'x', due: { rank: 3, next: () => 0, run: () => undefined } }),
    ],
    [
      'a rank after samples',
      defineProduct<{ state: Floor }>({ name: 'x', sampled: { rank: 1, run: () => undefined } }),
    ],
    [
      'a rank at the end of an entry',
      defineProduct<{ state: Floor }>({ name: 'x', ended: { rank: 2, run: () => undefined } }),
    ],
    ['a reason', defineProduct<{ state: Floor }>({ name: 'x', reasons: [CAPITAL] })],
    ['a command', VOUCHERS],
  ])('%s', (_, product) => {
    expect(() => new Exchange({ newSha256, products: [...PRODUCTS_AND_VOUCHERS, product] })).toThrow(RangeError)
  })
})
