import { scenario } from '../scenario.ts'

export const AMENDING = [
  scenario(
    'Shrinking keeps the place in the queue',
    'AMEND-1',
    `
    Alice has 1000 USDT
    Bob has 1000 USDT
    Carol has 10 BTC
    Alice buys 5 at 90 as first
    Bob buys 5 at 90 as second
    Alice amends first to 2 => open, 0 filled, 2 left
    Alice holds 180 USDT
    Carol sells 3 at 90
    Bob holds 360 USDT
    Alice has 0 open orders
    `,
  ),
  scenario(
    'Growing or another price queues anew',
    'AMEND-2',
    `
    Alice has 1000 USDT
    Bob has 1000 USDT
    Carol has 10 BTC
    Alice buys 2 at 90 as first
    Bob buys 2 at 90 as second
    Alice amends first to 3 => open, 0 filled, 3 left
    Carol sells 2 at 90
    Bob has 0 open orders
    Alice amends first to 3 at 91 => open, 0 filled, 3 left
    book: 91x3 |
    `,
  ),
  scenario(
    'An amended price may take like a new order, and a post-only one may not',
    'AMEND-2 AMEND-6',
    `
    Alice has 1000 USDT
    Bob has 10 BTC
    Bob sells 1 at 100
    Alice buys 2 at 95 as bid
    Alice buys 1 at 94 POST as quiet
    Alice amends quiet to 1 at 100 => would_take
    Alice amends bid to 2 at 100 => open, 1 filled, 1 left
    trades: 1@100
    book: 100x1 94x1 |
    `,
  ),
  scenario(
    'What cannot be amended says why',
    'AMEND-3 AMEND-4 AMEND-5 AMEND-7',
    `
    Alice has 300 USDT
    Bob has 10 BTC
    Alice buys 3 at 90 as bid
    Bob sells 2 at 90
    Alice amends bid to 3 => nothing_to_amend
    Alice amends bid to 2 => quantity_below_filled
    Alice amends bid to 30 => insufficient_balance
    Alice amends bid to 1001 => above_maximum_quantity
    Alice amends bid to 3 at 151 => price_outside_band
    Bob amends bid to 1 => order_not_found
    Alice amends nothing to 1 => order_not_found
    Bob sells 1 at market stop 80 as stop
    Bob amends stop to 2 => order_not_amendable
    `,
  ),
  scenario(
    'A waiting stop-limit changes its price and quantity where it waits',
    'AMEND-8',
    `
    Alice has 1000 USDT
    Alice buys 2 at 110 stop 105 as stop
    Alice amends stop to 3 at 108 => pending, 0 filled, 3 left
    Alice holds 324 USDT
    Alice cancels stop => closed, 0 filled, 3 left
    Alice owns 1000 USDT
    `,
  ),
]
