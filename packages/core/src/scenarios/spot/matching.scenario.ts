import { scenario } from '../scenario.ts'

export const MATCHING = [
  scenario(
    'The better price trades first, then the earlier order, at the resting price',
    'MATCH-1 MATCH-2 TRADE-1',
    `
    Alice has 10000 USDT
    Bob has 10 BTC
    Carol has 10 BTC
    Bob sells 1 at 101 as late
    Bob sells 2 at 100 as first
    Carol sells 2 at 100 as second
    Alice buys 4 at 105 => closed, 4 filled, 0 left
    trades: 2@100 2@100
    book: | 101x1
    Bob has 1 open order
    Carol has 0 open orders
    `,
  ),
  scenario(
    'What does not trade rests and can be bought into piece by piece',
    'MATCH-1 MATCH-3',
    `
    Alice has 1000 USDT
    Bob has 10 BTC
    Alice buys 5 at 90 as bid => open, 0 filled, 5 left
    Bob sells 2 at 90 => closed, 2 filled, 0 left
    book: 90x3 |
    Bob sells 5 at 89 as ask => open, 3 filled, 2 left
    trades: 3@90
    book: | 89x2
    events: OrderAccepted Trade OrderClosed(filled)
    `,
  ),
  scenario(
    'Fees come out of what each side receives, rounded up',
    'TRADE-2 TRADE-3',
    `
    Alice has 1000 USDT
    Bob has 10 BTC
    Bob sells 3 at 100
    Alice buys 3 at 100
    Alice owns 2.994 BTC
    Alice owns 700 USDT
    Bob owns 299.7 USDT
    Bob owns 7 BTC
    fees owns 0.006 BTC
    fees owns 0.3 USDT
    `,
  ),
  scenario(
    'Fee rates are those of acceptance, whatever happens to the tier later',
    'TRADE-3 OWNER-3',
    `
    Alice has 1000 USDT
    Bob has 10 BTC
    Bob sells 1 at 100
    Bob is in tier 1
    Alice is in tier 1
    Alice buys 1 at 100
    Alice owns 0.9995 BTC
    Bob owns 99.9 USDT
    `,
  ),
  scenario(
    'A better fill price gives the difference back at once',
    'HOLD-1 HOLD-2',
    `
    Alice has 1000 USDT
    Bob has 10 BTC
    Bob sells 1 at 90
    Alice buys 5 at 100
    Alice holds 400 USDT
    Alice owns 510 USDT
    `,
  ),
  scenario(
    'A cancelled order gives back all it holds, and is gone',
    'HOLD-2 CANCEL-1 CANCEL-2',
    `
    Alice has 1000 USDT
    Bob has 1 BTC
    Alice buys 5 at 100 as bid
    Alice owns 500 USDT
    Bob cancels bid => order_not_found
    Alice cancels bid => closed, 0 filled, 5 left
    Alice owns 1000 USDT
    Alice holds 0 USDT
    Alice cancels bid => order_not_found
    book: |
    `,
  ),
  scenario(
    'Cancelling all takes every order of one owner and nobody else',
    'CANCEL-4',
    `
    Alice has 1000 USDT
    Bob has 1000 USDT
    Alice buys 1 at 90
    Alice buys 1 at 91
    Bob buys 1 at 92
    Alice cancels all => done 2
    events: OrderClosed(canceled) OrderClosed(canceled)
    book: 92x1 |
    `,
  ),
  scenario(
    'An immediate order takes what there is and expires',
    'TIF-4',
    `
    Alice has 1000 USDT
    Bob has 10 BTC
    Bob sells 2 at 100
    Alice buys 5 at 100 IOC => closed, 2 filled, 3 left
    events: OrderAccepted Trade OrderClosed(filled) OrderClosed(expired)
    Alice holds 0 USDT
    Alice owns 800 USDT
    `,
  ),
  scenario(
    'Fill-or-kill fills whole or changes nothing',
    'TIF-2',
    `
    Alice has 1000 USDT
    Bob has 10 BTC
    Bob sells 2 at 100
    Bob sells 2 at 101
    Alice buys 5 at 101 FOK => not_fillable
    Alice buys 4 at 100 FOK => not_fillable
    book: | 100x2 101x2
    Alice buys 4 at 101 FOK => closed, 4 filled, 0 left
    trades: 2@100 2@101
    `,
  ),
  scenario(
    'Post-only never takes',
    'TIF-1',
    `
    Alice has 1000 USDT
    Bob has 10 BTC
    Bob sells 2 at 100
    Alice buys 1 at 100 POST => would_take
    Alice buys 1 at 99 POST => open, 0 filled, 1 left
    book: 99x1 | 100x2
    `,
  ),
]
