import type { TextSeed } from './seed.ts'

const date = '2026-11-22'

/** Help on contracts, timed orders and the accounts they are traded from. */
export const CONTRACT_HELP_TEXTS: readonly TextSeed[] = [
  {
    id: 115,
    type: 'help',
    label: 'contracts',
    title: 'Contracts, leverage and margin',
    date,
    markdown: `
A contract is a bet on a price, settled in USDT. You own no coin, metal or share; you gain or lose what the price moves by.

* **Long** gains when the price rises, **short** when it falls.
* One **lot** is a stated size, for example 0.0001 BTC. Every size is a whole number of lots.
* **Leverage** says how much of the value you set aside: at 10× a position worth 1,000 USDT needs 100 USDT of **margin**. Higher leverage means that a
  smaller move takes all of it.
* **Isolated** margin: a position can lose its own margin and nothing else. You may add to it or take from it. **Cross**: the
  whole contract account stands behind all cross positions together.

Contracts are traded from the contract account. Move money there under *Transfer* first.

## What the preview says

Before you send an order you see margin, fee, average price, and the position as it would be: entry price, liquidation price, risk rate,
and the most you can lose. The same arithmetic then runs in the exchange.

## Leverage and mode

They belong to you and one contract, not to one order. With an open position or open orders, an order with other values is refused. Cancel the
open orders in the contract, then change both with *Leverage*.

## When a market is closed

All contracts but those on coins have trading hours, stated with each of them. While closed, nothing can be opened or closed, and nothing is
liquidated; orders can be cancelled, margin can be added, and take-profit and stop-loss can be changed. Prices can jump between closing and opening.
`,
  },
  {
    id: 116,
    type: 'help',
    label: 'contracts',
    title: 'Mark price, funding and liquidation',
    date,
    markdown: `
## Mark price

Profit and liquidation are judged by the **mark price**, not by the last trade. It is the middle one of three: the index with the
funding still to come, the index with the average distance of our book from it, and the last trade; and it never moves further
from the index than a published bound. A single trade in our own book cannot liquidate you.

## Funding

Perpetual contracts have no end. Every eight hours one side pays the other so that the price stays near the index: when the rate is above
0, longs pay shorts. The exchange keeps nothing. The running estimate and all past rates are shown with the contract.

## Dated contracts

They end at a stated moment, at the mean of the index over the last 30 minutes. In the last minute positions can only be closed.

## Liquidation

**Risk rate** = maintenance margin ÷ equity. At 100% the exchange acts, in this order:

1. your open orders in the contract are cancelled (cross: all), and it looks again;
2. a large position is reduced in the book to the next smaller tier, and it looks again;
3. otherwise the insurance fund takes the position over at the price at which nothing is left.

When the rate is seen above 80% you are warned before, on the page, in *Messages* and by the ways you chose. Prices may be faster than a warning.

Every step is written down with all numbers it was decided by; you find the worksheet with the closed position, and everybody sees
every liquidation in the public list. When the fund cannot carry a position, profitable positions on the other side are closed
against it in a published order. The lights beside a position show how near the front of that queue it stands.

You cannot lose more than what stood behind the position.
`,
  },
  {
    id: 117,
    type: 'help',
    label: 'contracts',
    title: 'Timed up/down orders',
    date,
    markdown: `
You choose a market, a duration and a direction, and invest an amount. When the settlement price is on your side of the strike you get your
amount back and the stated payout on top; when it is on the other side, the amount is lost. When both are exactly the same, you get everything back.

* The **strike** is the first index price *after* your order in the log. Nobody, we included, knows it when you buy.
* The **settlement price** is the median of the index prices of the last seconds (5 s below 5 minutes, 30 s up to an hour), or their mean over the last
  5 minutes for longer ones.
* If more than a fifth of those prices are missing, the order is void and you get everything back.
* The whole payout is set aside from the pool when you buy. If the pool cannot cover it, the order is refused.

## The odds

With a payout of 85% you must be right in more than 54 of 100 orders to lose nothing. Beside each duration stands the exact
share, and what the house keeps on average if up and down are equally likely. It is not in your favour.

## Checking an outcome

The receipt of an order lists every price that counted with its place in the log, and your browser computes the result again.
Whoever has the log can do the same with \`npx touchstone option --order N\`. No command exists that could set a price or an outcome.
`,
  },
  {
    id: 118,
    type: 'help',
    label: 'money',
    title: 'Moving money between your accounts',
    date,
    markdown: `
You have separate accounts, so that a loss in one product cannot reach what you keep for another:

* **Funds**: spot trading and everything that comes in.
* **Contract**: margin of contracts.
* **Delivery**: amounts invested in timed orders.
* **Hosting**: what you host, and its returns.

*Transfer* moves money between them at once and without a fee. From the contract account you can take what your positions
do not need: unrealised losses of cross positions stay behind, unrealised profits cannot be taken until they are realised.
`,
  },
]
