import { scenario } from '../scenario.ts'

export const HOUSE = [
  scenario(
    'The house quotes, trades, and pays fees like anyone',
    'QUOTE-1 QUOTE-5 TRADE-3',
    `
    Alice has 1000 USDT
    the house quotes 99x5 98x5 | 101x5 102x5 => done 4
    events: QuotesReplaced
    book: 99x5 98x5 | 101x5 102x5
    Alice buys 6 at 102
    trades: 5@101 1@102
    events: OrderAccepted Trade Trade OrderClosed(filled)
    fees owns 0.607 USDT
    book: 99x5 98x5 | 102x4
    house has 3 open orders
    `,
  ),
  scenario(
    'Quotes that stay keep their place, shrunk ones too, grown ones do not',
    'QUOTE-2',
    `
    Alice has 10000 USDT
    Bob has 100 BTC
    the house quotes 99x5 98x5 | 101x5
    Alice buys 5 at 99
    Alice buys 5 at 98
    the house quotes 99x5 98x2 | 101x6 => done 3
    Bob sells 5 at 99
    Alice holds 985 USDT
    Bob sells 5 at 99
    Alice holds 490 USDT
    Bob sells 3 at 98
    Alice holds 392 USDT
    `,
  ),
  scenario(
    'Quotes that would trade, break a filter or lack funds are dropped',
    'QUOTE-3 QUOTE-4',
    `
    Alice has 10000 USDT
    Alice buys 5 at 100
    the house quotes 99x1 | 100x1 101x1 102x2000 160x1 => done 2
    book: 100x5 99x1 | 101x1
    trades: none
    the house quotes | => done 0
    book: 100x5 |
    `,
  ),
  scenario(
    'The sandbox flow account trades under its lease and pays fees',
    'PLACE-3',
    `
    flow has 1000 USDT
    Bob has 10 BTC
    Bob sells 2 at 100
    flow buys 2 at 100 => closed, 2 filled, 0 left
    flow owns 1.996 BTC
    flow buys 1 at 90 as bid
    flow cancels bid => closed, 0 filled, 1 left
    `,
  ),
]
