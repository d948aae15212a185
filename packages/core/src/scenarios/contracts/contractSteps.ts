import type { MarginMode, MarketState } from '@touchstone/protocol'
import type { StoryStep } from '../story.ts'
import type { ContractRun } from './contractRun.ts'
import { PERP } from './contractWorld.ts'

const WORDS = String.raw`(?: (?:IOC|FOK|POST|\d+x|cross|isolated|reduce-only|expire_\w+|slippage \d+|good for \d+ s|showing \d+|trails \d+(?: ppm)?(?: from \d+)?(?: on last)?|tp \d+|sl \d+|as \w+))*`
const ORDER = new RegExp(
  String.raw`^(\w+) (buys|sells) (\d+) at (market|\d+)(?: stop (\d+) on (mark|last))?(${WORDS})$`,
)

/** Two orders of which one cancels the other; with a label the stop's is the same and "Stop". */
const PAIR = new RegExp(
  String.raw`^(\w+) (buys|sells) (\d+) at (\d+) or at (market|\d+) stop (\d+) on (mark|last)(${WORDS})$`,
)

/** The lines a story of contracts may have. `=>` after an action gives the expected reply. */
export const CONTRACT_STEPS: readonly StoryStep<ContractRun>[] = [
  [/^(\w+) has (\S+) USDT$/, (run, [, name = '', amount = '']) => run.fund(name, amount)],
  [ORDER, (run, match) => run.place(match)],
  [PAIR, (run, match) => run.pair(match)],
  [
    /^(\w+) closes (all|\d+) at (market|\d+)$/,
    (run, [, name = '', lots = '', price = '']) => run.close(name, lots, price),
  ],
  [/^(\w+) reverses (\d+)$/, (run, [, name = '', lots = '']) => run.reverse(name, lots)],
  [
    /^(\w+) closes everything(?: of (\d+))?$/,
    (run, [, name = '', contract]) =>
      run.apply({ type: 'CloseAllPositions', ...run.stamp(name), contract: Number(contract ?? 0) }),
  ],
  [
    /^(\w+) amends (\w+)(?: to (\d+))?(?: at (\d+))?(?: stop (\d+))?$/,
    (run, [, name = '', label = '', lots, price, stop]) => run.amend(name, label, lots, price, stop),
  ],
  [
    /^(\w+) cancels all$/,
    (run, [, name = '']) => run.apply({ type: 'CancelAllContractOrders', ...run.stamp(name), contract: 0 }),
  ],
  [
    /^(\w+) cancels (\w+)$/,
    (run, [, name = '', label = '']) =>
      run.apply({ type: 'CancelContractOrder', ...run.stamp(name), order: run.order(label) }),
  ],
  [/^(\w+) (adds|takes) (\S+) USDT margin$/, (run, [, name = '', verb, amount = '']) => run.margin(name, verb, amount)],
  [
    /^(\w+) sets (\d+)x (isolated|cross)$/,
    (run, [, name = '', leverage = '', mode]) => run.leverage(name, leverage, mode as MarginMode),
  ],
  [
    /^(\w+) protects at (\d+) and (\d+)$/,
    (run, [, name = '', takeProfit = '', stopLoss = '']) => run.protect(name, takeProfit, stopLoss),
  ],
  [
    /^(\w+) moves (\S+) USDT away$/,
    (run, [, name = '', amount = '']) =>
      run.apply({
        type: 'TransferFunds',
        ...run.stamp(name),
        from: 'contract',
        to: 'funds',
        asset: 1,
        amount: BigInt(amount) * 1_000_000n,
      }),
  ],
  [
    /^the house quotes (\d+) and (\d+) with(.*)$/,
    (run, [, bid = '', ask = '', lots = '']) => run.quote(bid, ask, lots),
  ],
  [/^the index is (none|[\d ]+)$/, (run, [, price = '']) => run.index(price)],
  [/^the market is (open|cancel_only|halted)$/, (run, [, state]) => run.market(state as MarketState)],
  [
    /^(\w+) is (frozen|free)$/,
    (run, [, name = '', how]) =>
      run.apply({ type: 'FreezeOwner', owner: run.owner(name), frozen: how === 'frozen', reason: 'story' }),
  ],
  [/^(\d+) s pass$/, (run, [, seconds]) => run.wait(Number(seconds))],
  [/^trades:(.*)$/, (run, [, trades = '']) => run.expect('trades', run.trades(), trades.trim())],
  [/^book:(.*)$/, (run, [, book = '']) => run.expect('book', run.book(), book.trim().replace(/\s+/g, ' '))],
  [/^events:(.*)$/, (run, [, events = '']) => run.expect('events', run.events(), events.trim())],
  [
    /^(\w+) is (none|(?:long|short) \d+ for \S+, margin \S+)$/,
    (run, [, name = '', position]) => run.expect('position', run.position(name), position),
  ],
  [
    /^(\w+) is protected at (\d+ \d+)$/,
    (run, [, name = '', prices]) => run.expect('protection', run.protection(name), prices),
  ],
  [/^(\w+) realised (\S+) USDT$/, (run, [, name = '', amount]) => run.expect('realised', run.realised(name), amount)],
  [
    /^(\w+) would realise (\S+) USDT$/,
    (run, [, name = '', amount]) => run.expect('unrealised', run.unrealised(name), amount),
  ],
  [
    /^(\w+) owns (\S+) USDT$/,
    (run, [, name = '', amount]) => run.expect('available', run.balance(name, 'available'), amount),
  ],
  [/^(\w+) holds (\S+) USDT$/, (run, [, name = '', amount]) => run.expect('held', run.balance(name, 'held'), amount)],
  [
    /^(\w+) has (\d+) open orders?$/,
    (run, [, name = '', count]) => run.expect('open orders', String(run.openOrders(name)), count),
  ],
  [
    /^the mark is (\d+)$/,
    (run, [, price]) => run.expect('mark', String(run.toy.exchange.contracts.contract(PERP).markPrice), price),
  ],
]
