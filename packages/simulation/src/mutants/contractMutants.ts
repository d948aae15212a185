import type { Mutant } from './mutant.ts'

/** Bugs of contracts, timed options and the prices that both settle on. */
export const CONTRACT_MUTANTS: readonly Mutant[] = [
  {
    name: 'contract-float-fee',
    from: 2,
    bug: 'the fee of a contract trade is computed in floating point and cut',
    edits: [
      {
        file: 'core/src/contracts/orders/execution/settleContractFill.ts',
        find: 'const wanted = chargeUp(value, feePpm)',
        replace: 'const wanted = BigInt(Math.floor(Number(value) * (feePpm / 1e6)))',
      },
    ],
  },
  {
    name: 'stale-strike',
    from: 4,
    bug: 'an option is struck at the last sample before its purchase',
    edits: [
      {
        file: 'core/src/timedOptions/openOptions.ts',
        find: 'strike({ definition, price, sequence }: ReferenceIndex)',
        replace: 'strike({ definition, price, sequence, samples }: ReferenceIndex)',
      },
      {
        file: 'core/src/timedOptions/openOptions.ts',
        find: 'option.strike = price',
        replace: 'option.strike = samples.at(-2)?.price ?? price',
      },
    ],
  },
  {
    name: 'last-tick',
    from: 9,
    bug: 'an option settles at the last sample of its window',
    edits: [
      {
        file: 'core/src/timedOptions/optionFormulas.ts',
        find: 'const price = settlementPrice(prices, rule)',
        replace: 'const price = prices.at(-1) ?? 0',
      },
    ],
  },
  {
    name: 'skipped-funding',
    bug: 'funding moments missed while the clock stood are passed over',
    edits: [
      {
        file: 'core/src/contracts/funding/settleFunding.ts',
        find: 'market.nextFundingAt = nextFunding(dueAt, definition.fundingIntervalMs)',
        replace: 'market.nextFundingAt = nextFunding(state.time, definition.fundingIntervalMs)',
      },
    ],
  },
  {
    name: 'negative-house',
    from: 4,
    bug: 'the pool promises payouts without setting them aside',
    edits: [
      {
        file: 'core/src/timedOptions/optionMoney.ts',
        find: '  state.journal.post(poolFree, poolHeld, option.payout, HOLD, option.id)\n',
        replace: '',
      },
      {
        file: 'core/src/timedOptions/optionMoney.ts',
        find: '    journal.post(poolHeld, free, payout, OPTION_PAYOUT, id)\n',
        replace: '    journal.post(poolHeld - HELD + AVAILABLE, free, payout, OPTION_PAYOUT, id)\n',
      },
      {
        file: 'core/src/timedOptions/optionMoney.ts',
        find: '  journal.post(poolHeld, poolFree, payout, RELEASE, id)\n',
        replace: '',
      },
      {
        file: 'core/src/timedOptions/checkOptions.ts',
        find: 'if (held !== owed) throw',
        replace: 'if (owed < 0n) throw',
      },
    ],
  },
  {
    name: 'unpaid-shortfall',
    from: 17,
    bug: 'the insurance fund carries losses larger than itself and deleverages nobody',
    edits: [
      {
        file: 'core/src/contracts/risk/deleverage.ts',
        find: 'if (equity >= 0n || loss <= 0n) return',
        replace: 'if (equity < 0n || loss > 0n) return',
      },
    ],
  },
  {
    name: 'stale-mark',
    bug: 'marks are struck, and positions liquidated, on an index that is closed or has no fresh price',
    edits: [
      {
        file: 'core/src/contracts/prices/strike.ts',
        find: 'return indexUsable(state, market.index) === undefined',
        replace: 'return market.index.samples.length > 0',
      },
    ],
  },
  {
    name: 'single-source',
    bug: 'an index has a price, and liquidates, by however few sources',
    edits: [
      {
        file: 'core/src/reference/indexPrice.ts',
        find: 'price: used < minimum ? 0 : clampedMean(counted, median)',
        replace: 'price: used < 1 ? minimum : clampedMean(counted, median)',
      },
    ],
  },
  {
    name: 'own-book-mark',
    bug: 'the mark follows the own book wherever it is pushed',
    edits: [
      {
        file: 'core/src/contracts/arithmetic/mark.ts',
        find: 'return Math.min(upperLimit(index, clamp), Math.max(lowerLimit(index, clamp), median))',
        replace: 'return median',
      },
    ],
  },
  {
    name: 'reduce-only-flips',
    from: 3,
    bug: 'an order that may only reduce closes the position and opens one the other way',
    edits: [
      {
        file: 'core/src/contracts/orders/judging/judgeContractOrder.ts',
        find: 'const lots = order.reduceOnly ? Math.min(order.lots, roomToReduce(state, market, order, owner)) : order.lots',
        replace: 'const lots = order.lots',
      },
    ],
  },
  {
    name: 'loss-forgotten',
    from: 7,
    bug: 'a settled loss moves the basis and no money',
    edits: [
      {
        file: 'core/src/contracts/positions/settleLosses.ts',
        find: 'chargePosition(state, market, position, loss, LOSS_SETTLED, cell, position.id)',
        replace: 'loss',
      },
    ],
  },
  {
    name: 'take-profit-on-last',
    from: 2,
    bug: 'take-profit and stop-loss are judged on the last trade',
    edits: [
      {
        file: 'core/src/contracts/orders/triggers/triggerProtection.ts',
        find: 'const origin = reached(position, market.markPrice)',
        replace: 'const origin = reached(position, market.lastPrice || market.markPrice)',
      },
      {
        file: 'core/src/contracts/orders/triggers/triggerProtection.ts',
        find: '{ alarms, markPrice }: ContractMarket): Iterable<Position> {',
        replace: '{ alarms, lastPrice, markPrice: mark }: ContractMarket) {\n  const markPrice = lastPrice || mark',
      },
    ],
  },
  {
    name: 'payout-from-customer',
    from: 9,
    bug: 'an option is paid out of another customer’s money',
    edits: [
      {
        file: 'core/src/timedOptions/optionMoney.ts',
        find: 'journal.post(poolHeld, free, payout, OPTION_PAYOUT, id)',
        replace:
          'journal.post(state.accounts.cell(option.owner === 1000 ? 1001 : 1000, DELIVERY, option.quote, AVAILABLE), free, payout, OPTION_PAYOUT, id)',
      },
      {
        file: 'core/src/timedOptions/reasons.ts',
        find: '  [POOL_HELD, TRADER_FREE, OTHER_OWNER],\n',
        replace: '  [TRADER_FREE, TRADER_FREE, OTHER_OWNER],\n',
      },
    ],
  },
  {
    name: 'funding-rounded-down',
    from: 5,
    bug: 'who pays funding pays a unit too little',
    edits: [
      {
        file: 'core/src/contracts/arithmetic/funding.ts',
        find: 'return payer ? divideUp(product, E8) : divideDown(product, E8)',
        replace: 'return product / E8',
      },
    ],
  },
  {
    name: 'unqueued-account',
    from: 37,
    bug: 'a cross account is never liquidated',
    edits: [
      {
        file: 'core/src/contracts/risk/queueUnhealthy.ts',
        find: 'if (isUnhealthy(account)) this.#queueAccount',
        replace: 'if (account.maintenance < 0n) this.#queueAccount',
      },
    ],
  },
  {
    name: 'range-too-wide',
    from: 37,
    bug: 'marks pass over a cross account until they have gone ten times as far as it can bear',
    edits: [
      {
        file: 'core/src/contracts/risk/armHealth.ts',
        find: 'const distance = divideDown(spare * BigInt(market.markPrice) * MILLION',
        replace: 'const distance = divideDown(10n * spare * BigInt(market.markPrice) * MILLION',
      },
    ],
  },
  {
    name: 'settled-at-last',
    from: 26,
    bug: 'a dated contract settles at the last sample instead of the mean',
    edits: [
      {
        file: 'core/src/contracts/settlement/settleContract.ts',
        find: 'market.settlementPrice = settlementMean(market)',
        replace: 'market.settlementPrice = market.index.price',
      },
    ],
  },
]
