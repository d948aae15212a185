import { scenario } from '../scenario.ts'

export const ICEBERGS = [
  scenario(
    'An iceberg shows a slice at a time, and the next one queues behind all others of its price',
    'ICE-3 ICE-4',
    `
    Alice has 1000 USDT
    Cara has 500 USDT
    Bob has 20 BTC
    Alice buys 10 at 100 showing 3 => open, 0 filled, 10 left
    events: OrderAccepted ConditionsAccepted
    Alice holds 1000 USDT
    book: 100x3 |
    Cara buys 5 at 100
    book: 100x8 |
    Bob sells 2 at 100
    trades: 2@100
    book: 100x6 |
    Bob sells 1 at 100
    trades: 1@100
    book: 100x8 |
    Alice holds 700 USDT
    Bob sells 5 at 100
    trades: 5@100
    Cara has 0 open orders
    book: 100x3 |
    Bob sells 7 at 100
    trades: 3@100 3@100 1@100
    Alice has 0 open orders
    book: |
    `,
  ),
  scenario(
    'An order that takes more than is shown goes round the level again, before it goes on to worse prices',
    'ICE-4',
    `
    Alice has 1000 USDT
    Cara has 1000 USDT
    Bob has 20 BTC
    Alice buys 10 at 100 showing 3
    Cara buys 5 at 100
    Cara buys 5 at 99
    Bob sells 12 at 90 => closed, 12 filled, 0 left
    trades: 3@100 5@100 3@100 1@100
    book: 100x2 99x5 |
    Alice holds 300 USDT
    Bob sells 4 at 90
    trades: 2@100 1@100 1@99
    book: 99x4 |
    `,
  ),
  scenario(
    'Slices of several icebergs come forward in turn',
    'ICE-4',
    `
    Alice has 5 BTC
    Cara has 3 BTC
    Bob has 2000 USDT
    Alice sells 5 at 100 showing 2
    Cara sells 3 at 100 showing 1
    book: | 100x3
    Bob buys 7 at 100 => closed, 7 filled, 0 left
    trades: 2@100 1@100 2@100 1@100 1@100
    book: | 100x1
    Alice has 0 open orders
    Cara has 1 open order
    `,
  ),
  scenario(
    'A purchase by turnover goes round the level as well',
    'ICE-4 MARKET-2',
    `
    Alice has 5 BTC
    Bob has 2000 USDT
    Alice sells 5 at 100 showing 2
    Bob buys for 350 at market
    trades: 2@100 1@100
    book: | 100x1
    Alice holds 2 BTC
    `,
  ),
  scenario(
    'A part that trades on arrival comes out of the whole order',
    'ICE-3',
    `
    Alice has 1000 USDT
    Bob has 20 BTC
    Bob sells 4 at 99
    Alice buys 10 at 100 showing 3 => open, 4 filled, 6 left
    trades: 4@99
    book: 100x3 |
    Bob sells 4 at 99 => closed, 4 filled, 0 left
    Alice buys 10 at 99 showing 9 => insufficient_balance
    Alice cancels all => done 1
    Alice holds 0 USDT
    `,
  ),
  scenario(
    'What is left and fits into a slice is shown whole',
    'ICE-3',
    `
    Alice has 1000 USDT
    Bob has 20 BTC
    Bob sells 7 at 100
    Alice buys 10 at 100 showing 3 => open, 7 filled, 3 left
    book: 100x3 |
    Bob sells 3 at 100
    Alice has 0 open orders
    `,
  ),
  scenario(
    'Fewer lots go out of the reserve first and keep the place; more lots or another price queue anew',
    'ICE-5 AMEND-1 AMEND-2',
    `
    Alice has 2000 USDT
    Cara has 500 USDT
    Bob has 20 BTC
    Alice buys 10 at 100 showing 3 as ice
    Cara buys 5 at 100
    Alice amends ice to 4 => open, 0 filled, 4 left
    Alice holds 400 USDT
    book: 100x8 |
    Alice amends ice to 2 => open, 0 filled, 2 left
    book: 100x7 |
    Bob sells 2 at 100
    trades: 2@100
    Alice has 0 open orders
    Alice buys 4 at 100 showing 2 as ice
    Alice amends ice to 6
    book: 100x7 |
    Bob sells 5 at 100
    Cara has 0 open orders
    Alice amends ice to 41 => bad_visible
    Alice amends ice to 8 at 99
    book: 99x2 |
    Alice holds 792 USDT
    Alice cancels ice
    Alice holds 0 USDT
    `,
  ),
  scenario(
    'An iceberg is a limit order that rests, and shows a part of itself, of a twentieth at least',
    'ICE-1 ICE-2',
    `
    Alice has 4000 USDT
    Bob has 5 BTC
    Bob sells 5 at 100
    Alice buys 10 at market showing 2 => bad_command
    Alice buys 10 at 100 IOC showing 2 => bad_command
    Alice buys 10 at 100 FOK showing 2 => bad_command
    Alice buys 10 at 120 stop 110 showing 2 => bad_command
    Alice buys 10 at 90 showing 10 => bad_command
    Alice buys 21 at 90 showing 1 => bad_visible
    Alice buys 20 at 90 POST showing 1 => open, 0 filled, 20 left
    Alice buys 2 at 90 showing 1 good for 60 s => open, 0 filled, 2 left
    Alice buys 2 at 100 POST showing 1 => would_take
    `,
  ),
  scenario(
    'An iceberg ends whole: cancelled, at its moment, or met by its owner',
    'ICE-6 GTD-3 STP-2',
    `
    Alice has 1000 USDT
    Alice has 5 BTC
    Alice buys 5 at 100 showing 2 good for 60 s
    Alice buys 5 at 100 showing 1
    book: 100x3 |
    60 s pass
    Alice sells 2 at 100 expire_maker => open, 0 filled, 2 left
    events: OrderClosed(expired) OrderAccepted OrderClosed(self_trade)
    Alice holds 0 USDT
    Alice owns 1000 USDT
    `,
  ),
]
