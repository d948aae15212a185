import type { TextSeed } from './seed.ts'

const date = '2026-11-21'

export const ABOUT_TEXTS: readonly TextSeed[] = [
  {
    id: 1,
    sandbox: true,
    type: 'about',
    title: 'Company profile',
    date,
    markdown: `
A touchstone is the dark stone on which a merchant rubs gold to see whether it is gold. We named an exchange after it because
an exchange should be tested in the same way: by anyone, at any time, without asking the owner's permission.

## What Touchstone is

Touchstone is a trading platform for digital assets. At its heart is one ordered log. Every order, every cancellation, every
price that matters and every credit is a line in that log before it has any effect. Balances, order books and trades are
nothing but the result of reading the log from its first line to its last. Read it again, on another computer, and you must
arrive at the same balances to the last unit.

## What follows from that

* **Nothing is edited.** There is no command that sets a balance, changes a price or decides the outcome of a trade. A mistake
  is corrected by a further, visible entry.
* **An answer is a promise.** When the platform tells you that an order was accepted, the order is already on disk. Pulling the
  plug a moment later does not take it away.
* **Money is counted, not estimated.** Amounts are whole numbers of an asset's smallest unit. Every movement takes from one
  account exactly what it gives to another.
* **The house is visible.** Where the operator trades as a market maker, it does so from a named account, in the same queue and
  under the same fees as you.

## Who runs this installation

Touchstone is software that different operators may run. This installation runs in **sandbox mode**: its money is play money.
Deposits and withdrawals go over a chain of the sandbox's own, whose coins nobody outside takes. Where its prices are simulated or
replayed from recordings, every page says so. It holds no licence and needs none, because no customer money is involved. An operator
who opens it for real money replaces this page with their own and states name, address, licence and contact; before that such an
installation serves nobody.
`,
  },
  {
    id: 2,
    type: 'about',
    title: 'How prices are made',
    date,
    markdown: `
Three different prices appear on the trade screen. They come about in different ways, and the difference matters.

## Last price

The price of the latest trade in our own order book. Two orders met; nobody typed the number in. Candles, the 24-hour change,
the high and the low are computed from these trades.

## Bid and ask

The best prices at which somebody is waiting to buy or to sell right now. They change with every order. Clicking one of them
puts it in the order form; it does not reserve it for you.

## Index price

A reference from outside our book. Once a second the platform records the prices of its sources in the log. A source more than
5% from the median of all sources does not count. The others are kept within 0.5% of the median, and their mean is the index
price. It keeps limit orders within a sensible distance of the market, the house market maker quotes around it, and mark prices
and timed orders are computed from it.

With fewer than the minimum number of sources that count there is no index price: orders that need it are refused with that
reason, and cancelling keeps working.

## In a sandbox

Unless its operator chose otherwise the sources are **simulated**, five of them, each a little different from the others, all following one random path. The path
is chosen at random when the server starts unless its operator fixes the seed. Where the operator plays a recording instead,
there is one source, and it is labelled as a recording. Simulated prices are marked as simulated wherever they are shown. They
say nothing about what a coin costs in the world.

## Why you can believe it

The samples are entries in the log like everything else. Whoever replays the log computes the same index price for every
second, and would notice if one had been changed afterwards.
`,
  },
  {
    id: 6,
    type: 'about',
    title: 'Fees',
    date,
    markdown: `
## Spot trading

| | maker | taker |
|---|---|---|
| Every new account | {{spotMaker}} | {{spotTaker}} |

You are the **maker** of a trade when your order was already waiting in the book, and the **taker** when your order met one that
was waiting. One order can be both, for different parts of it.

* The fee is taken from **what you receive**: in the coin when you buy, in USDT when you sell. You never pay it on top.
* The rates are fixed when your order is accepted. A later change does not touch orders that are already in the book.
* A fee is rounded up to the asset's smallest unit, so it can differ from the exact percentage by less than one such unit.
* Placing, changing and cancelling orders costs nothing.

Your own rates are shown on the trade screen, and the fee of an order is shown in the preview before you send it.

### An example

You buy 0.01 BTC at 60,000 USDT with a market order. You pay 600 USDT. At a rate of 0.1% the fee is 0.00001 BTC of what you
receive, and 0.00999 BTC arrive in your account.

## Contracts

A trade costs a part of its value, in USDT, taken from the contract account: {{contractFees}}. A partial liquidation also costs the liquidation fee
that is stated with each contract; it goes to the insurance fund. Funding is paid between customers; the exchange keeps nothing of it.

## Timed orders

The rate stated with each duration, on the amount. It is given back when the settlement price equals the strike, and when the order is void.
What the house earns on average is stated beside it.

## Deposits and withdrawals

A deposit costs nothing. Having an unused deposit sent back costs {{returnFee}} USDT.

A withdrawal costs {{withdrawFee}} of its amount, taken out of it: who withdraws {{withdrawMin}} USDT receives less by that part. These are the
terms of today. A deposit keeps the terms it came in under, and where today's are better for you, today's hold.

## Buying and exchanging coins

The rate stands on the page before you agree, and there is no other fee. It includes a part for the house: {{conversionSpread}} of the
index price in an exchange, and what the page states when you buy coins.

## Hosting, loans and new coins

Hosting and new coins cost no fee. Who takes hosted money back early loses the part of it that stands in the terms of the order. A loan costs
what its terms say ([Loan agreement](/text?id=9)), and no fee beside it.
`,
  },
  {
    id: 7,
    type: 'about',
    title: 'How to verify the books',
    date,
    markdown: `
You do not have to believe our statements about balances. You can compute them.

## What there is to check

The platform keeps its log in numbered blocks. Each block carries the fingerprint of the one before it, so no line can be
changed, removed or inserted without breaking every fingerprint after it. At intervals the platform writes a **checkpoint**:
how far the log was, its fingerprint, and a fingerprint of the whole state (every balance, order and price), signed.

## How to check it

Whoever has a copy of the log files and the program runs

    npx touchstone verify

The program needs no database, no network and no server. It reads both worlds, real and demo, from their first entry, applies
every command again, and compares its own fingerprints with every signed checkpoint. If anything differs it stops and names
the number of the entry.

## What it proves

* The books follow from the recorded commands and from nothing else.
* No entry was altered after its checkpoint was signed.
* Debits and credits balance for every asset, and no customer's balance ever fell below zero.

## What it does not prove

* That a command was given by the person it is attributed to. Sessions and passwords are outside the log.
* That the operator showed the same log to everybody, unless the checkpoints are also kept somewhere the operator cannot
  reach. Keep the ones you saw.
* That coins exist outside. In the sandbox none do.

## Your own entries

*Ledger* lists every change of your balances together with its position in the log. With that number you can find
the very command that caused it.
`,
  },
  {
    id: 8,
    type: 'about',
    title: 'The house market maker',
    date,
    markdown: `
An order book without orders is of no use, so the operator provides some. You should know exactly how.

## The account

The house trades from one account, called *liquidity*. What the operator pays into it is an entry of the log, and its balances and
profit follow from the log like anyone's. Your own fills say when a house account was on the other side.

## What it may do

* It places **post-only limit orders** on both sides of the index price, twelve levels each on a spot market and ten on a contract, at most one
  change of quotes per market and second.
* On a spot market its best quotes stand about 0.02% from the index at rest. When prices move fast they stand further away, up to 0.25%. On
  contracts the distance depends on the kind of instrument.
* It leans its quotes a little against its own inventory: after buying much it bids lower.

## What it may not do

* It has **no priority**: an order of yours at the same price that came first is filled first.
* It has **no early information**: it reads the same index and the same book as you, and sees nobody's stop orders.
* It pays the **same fees** as a new customer.
* It cannot trade what it does not have, cannot go below zero, and cannot cancel a trade that happened.

## The sandbox's own orders

In the sandbox a second disclosed account, *sandboxFlow*, sends small orders at random times so that the markets move. They
trade at once or not at all. A trade in which both sides are house accounts is marked, so that you can leave it out when you
judge how much other customers trade.

Beyond the one change a second, the sizes of a few of the house's levels in a book that somebody is looking at are drawn anew there, up to four
times a second. Prices stay, what was taken is offered again, and no level is larger than
the house had decided.

## Conflicts of interest

When you trade against the house, its loss is your gain and the other way round. That is true of every market maker. The
protection is not a promise of good will; it is that the rules above are part of the program everybody can run again.
`,
  },
]
