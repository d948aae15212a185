import { CONTRACT_MUTANTS } from './contractMutants.ts'
import { DECISION_MUTANTS } from './decisionMutants.ts'
import { EDGE_MUTANTS } from './edgeMutants.ts'
import { HOSTING_MUTANTS } from './hostingMutants.ts'
import { LOAN_MUTANTS } from './loanMutants.ts'
import { MONEY_MUTANTS } from './moneyMutants.ts'
import type { Edit, Mutant } from './mutant.ts'
import { NEW_COIN_MUTANTS } from './newCoinMutants.ts'
import { ORDER_LIFE_MUTANTS } from './orderLifeMutants.ts'
import { REWARD_MUTANTS } from './rewardMutants.ts'

const WATERMARK_IGNORED: Edit = {
  file: 'log/src/segments/recovery.ts',
  find: 'if (watermark.sequence > head.sequence) throw',
  replace: 'if (watermark.sequence < 0) throw',
}

/** Bugs that real exchanges have had. The simulation must notice every one of them. */
export const MUTANTS: readonly Mutant[] = [
  {
    name: 'no-sync',
    bug: 'journal segments are opened without durable writes',
    edits: [
      {
        file: 'log/src/segments/segmentStore.ts',
        find: 'segmentName(header.number)), { durable: true })',
        replace: 'segmentName(header.number)), { durable: false })',
      },
    ],
  },
  {
    name: 'answer-before-durable',
    bug: 'the block is released before its write is done',
    edits: [
      { file: 'log/src/journal/fileJournal.ts', find: 'await place.file.write(', replace: 'void place.file.write(' },
    ],
  },
  {
    name: 'checks-ignored',
    bug: 'a block whose checksum and hash are wrong is taken for sound',
    edits: [
      {
        file: 'log/src/commands/block.ts',
        find: 'if (bytes.readUInt32LE(OFFSET.crc) !== checksum(bytes, length, seed)) return null',
        replace: 'if (checksum(bytes, length, seed) < 0) return null',
      },
      {
        file: 'log/src/commands/block.ts',
        find: 'if (Buffer.compare(hash, bytes.subarray(OFFSET.hash, OFFSET.hash + HASH_BYTES)) !== 0) return null',
        replace: '',
      },
      {
        file: 'log/src/commands/logPoint.ts',
        find: 'Buffer.compare(block.previousHash, point.hash) !== 0',
        replace: 'block.previousHash.length === 0',
      },
      {
        file: 'log/src/segments/recovery.ts',
        find: 'Buffer.compare(block.hash, watermark.hash) === 0',
        replace: 'block.hash.length > 0',
      },
    ],
  },
  {
    name: 'cut-in-the-middle',
    bug: 'the log is cut at the first bad block, whatever lies behind it',
    edits: [
      WATERMARK_IGNORED,
      {
        file: 'log/src/segments/recovery.ts',
        find: 'if (later) throw damaged(scan.head,',
        replace: 'if (later && scan.end < 0) throw damaged(scan.head,',
      },
      {
        file: 'log/src/segments/recovery.ts',
        find: 'if (scan.debris && scan.debris.last >= scan.end + MAX_BLOCK_BYTES) {',
        replace: 'if (scan.end < 0) {',
      },
    ],
  },
  {
    name: 'watermark-ignored',
    bug: 'a log that ends before its watermark is taken for whole',
    edits: [WATERMARK_IGNORED],
  },
  {
    name: 'short-memory',
    from: 8,
    bug: 'replies are forgotten after two minutes',
    edits: [
      {
        file: 'core/src/idempotency/idempotency.ts',
        find: 'const KEPT_MS = 25 * HOUR_MS',
        replace: 'const KEPT_MS = 120_000',
      },
      {
        file: 'core/src/idempotency/idempotency.ts',
        find: 'const RUN_MS = 5 * HOUR_MS',
        replace: 'const RUN_MS = 60_000',
      },
    ],
  },
  {
    name: 'any-body',
    bug: 'a known id with another body gets the first answer',
    edits: [
      {
        file: 'core/src/idempotency/idempotency.ts',
        find: 'piece.inputHash(row) === command.inputHash ?',
        replace: 'row >= 0 ?',
      },
    ],
  },
  {
    name: 'float-fee',
    bug: 'fees are computed in floating point and cut',
    edits: [
      {
        file: 'quantities/src/rate.ts',
        find: 'return divideUp(amount * BigInt(rate), MILLION)',
        replace: 'return BigInt(Math.floor(Number(amount) * (rate / 1e6)))',
      },
    ],
  },
  {
    name: 'fee-rounded-down',
    bug: 'fees are rounded to the customer',
    edits: [
      {
        file: 'core/src/spot/spotFormulas.ts',
        find: 'return chargeUp(received, rate)',
        replace: 'return (received * BigInt(rate)) / 1_000_000n',
      },
    ],
  },
  {
    name: 'self-trade',
    from: 4,
    bug: 'an order may trade with its own owner',
    edits: [
      {
        file: 'core/src/matching/matchPlan.ts',
        find: 'if (table.owner(maker) === taker.owner) {',
        replace: 'if (table.owner(maker) === -1) {',
      },
    ],
  },
  {
    name: 'hold-forgotten',
    from: 3,
    bug: 'cancelling a waiting stop keeps its hold',
    edits: [
      {
        file: 'core/src/orders/orderLife.ts',
        find: '    if ((flags & PENDING_BIT) !== 0) this.stopWaiting(state, market, slot)',
        replace: '    if ((flags & PENDING_BIT) !== 0) this.stopsOf(state, market, slot).remove(slot)',
      },
    ],
  },
  {
    name: 'taker-price',
    bug: 'a trade happens at the better of two prices for the house: the incoming limit',
    edits: [
      {
        file: 'core/src/spot/orders/settleFill.ts',
        find: 'const quote = quoteAmount(price, lots, market.units)',
        replace: 'const quote = quoteAmount(price + 1, lots, market.units)',
      },
    ],
  },
  {
    name: 'last-in-first-out',
    from: 2,
    bug: 'one of the two books gives the newest order of a price the first place',
    edits: [
      {
        file: 'core/src/matching/naiveOrderBook.ts',
        find: '? this.#table.price(other) < price : this.#table.price(other) > price',
        replace: '? this.#table.price(other) <= price : this.#table.price(other) >= price',
      },
    ],
  },
  {
    name: 'faucet-twice',
    bug: 'a faucet reference is not remembered',
    edits: [{ file: 'core/src/customers/faucetCredit.ts', find: '  state.faucetRefs.add(ref)\n', replace: '' }],
  },
  {
    name: 'overdraft',
    from: 11,
    bug: 'an order may hold more than is there',
    edits: [
      {
        file: 'core/src/spot/orders/amendOrder.ts',
        find: "if (free < draft.hold) return refuse('insufficient_balance')",
        replace: '',
      },
    ],
  },
  {
    name: 'chance-in-core',
    bug: 'trade numbers carry some chance',
    edits: [
      {
        file: 'core/src/spot/orders/settleFill.ts',
        find: 'const trade = state.nextTrade++',
        replace: 'const trade = (state.nextTrade += 1 + Math.floor(Math.random() * 2))',
      },
    ],
  },
  {
    name: 'time-goes-back',
    bug: 'the core takes the entry’s time for true even when it went back',
    edits: [
      {
        file: 'core/src/clock/clock.ts',
        find: 'if (time > state.time) state.time = time',
        replace: 'state.time = time - (time % 2) * 9',
      },
    ],
  },
  {
    name: 'bound-ignored',
    from: 2,
    bug: 'a market order sweeps beyond its slippage bound',
    edits: [
      {
        file: 'core/src/matching/matchPlan.ts',
        find: 'if (taker.side === BUY ? price > taker.limit : price < taker.limit) return',
        replace: 'if (price <= 0) return',
      },
    ],
  },
  {
    name: 'foreign-cancel',
    bug: 'anyone may cancel or amend any order',
    edits: [
      {
        file: 'core/src/orders/ownOrder.ts',
        find: 'slot === NONE || orders.owner(slot) !== owner ? NONE : slot',
        replace: 'slot',
      },
    ],
  },
  {
    name: 'snapshot-loses-tier',
    bug: 'snapshots forget the fee tier of customers',
    edits: [
      {
        file: 'core/src/customers/canonicalCustomers.ts',
        find: 'state.owners.setTier(owner, reader.u8())',
        replace: 'state.owners.setTier(owner, reader.u8() * 0)',
      },
    ],
  },
  ...CONTRACT_MUTANTS,
  ...ORDER_LIFE_MUTANTS,
  ...EDGE_MUTANTS,
  ...DECISION_MUTANTS,
  ...MONEY_MUTANTS,
  ...HOSTING_MUTANTS,
  ...NEW_COIN_MUTANTS,
  ...LOAN_MUTANTS,
  ...REWARD_MUTANTS,
]
