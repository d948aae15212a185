import { scenario } from '../scenario.ts'

export const ORDER_KINDS = [
  scenario(
    'A market order stops at its slippage bound',
    'MARKET-1 MARKET-2',
    `
    Alice has 10000 USDT
    Bob has 10 BTC
    Bob sells 1 at 100
    Bob sells 1 at 105
    Bob sells 1 at 106
    Alice buys 3 at market => closed, 2 filled, 1 left
    trades: 1@100 1@105
    Bob sells 1 at 107
    Alice buys 2 at market slippage 100001 => bad_slippage
    Alice buys 2 at market slippage 10000 => closed, 2 filled, 0 left
    trades: 1@106 1@107
    `,
  ),
  scenario(
    'A market order by turnover spends at most that, in whole lots',
    'MARKET-3',
    `
    Alice has 1000 USDT
    Bob has 10 BTC
    Bob sells 2 at 100
    Bob sells 5 at 101
    Alice buys for 350 at market => closed, 3 filled, 0 left
    trades: 2@100 1@101
    Alice owns 699 USDT
    events: OrderAccepted Trade OrderClosed(filled) Trade OrderClosed(filled)
    Alice buys for 600 at market => closed, 4 filled, 0 left
    events: OrderAccepted Trade OrderClosed(filled) OrderClosed(expired)
    `,
  ),
  scenario(
    'Selling by turnover receives at most that and needs the coins for its bound',
    'MARKET-3 HOLD-1',
    `
    Alice has 1000 USDT
    Bob has 4 BTC
    Alice buys 5 at 100
    Bob sells for 250 at market => closed, 2 filled, 0 left
    trades: 2@100
    Bob sells for 300 at market => insufficient_balance
    `,
  ),
  scenario(
    'A market order needs another side',
    'MARKET-1',
    `
    Alice has 1000 USDT
    Alice buys 1 at market => no_liquidity
    Alice buys for 100 at market => no_liquidity
    `,
  ),
  scenario(
    'A buy stop waits for a trade at its price or above',
    'TRIG-1 TRIG-4',
    `
    Alice has 10000 USDT
    Bob has 10 BTC
    Carol has 1000 USDT
    Alice buys 2 at 108 stop 105 as stop => pending, 0 filled, 2 left
    Alice holds 216 USDT
    Bob sells 1 at 104
    Carol buys 1 at 104
    Alice has 1 open order
    book: |
    Bob sells 1 at 105
    Bob sells 1 at 107
    Carol buys 1 at 105
    events: OrderAccepted Trade OrderClosed(filled) OrderClosed(filled) OrderTriggered Trade OrderClosed(filled)
    trades: 1@105 1@107
    book: 108x1 |
    `,
  ),
  scenario(
    'Stops fire in the order in which the price reaches them, and one may fire the next',
    'TRIG-2 TRIG-3',
    `
    Alice has 10 BTC
    Bob has 10 BTC
    Carol has 10 BTC
    Dave has 10000 USDT
    Dave buys 1 at 100
    Dave buys 1 at 98
    Dave buys 1 at 97
    Dave buys 1 at 96
    Bob sells 1 at market stop 97
    Alice sells 1 at market stop 99
    Carol sells 1 at 98
    trades: 1@100
    Carol sells 1 at 98
    trades: 1@98 1@97 1@96
    events: OrderAccepted Trade OrderClosed(filled) OrderClosed(filled) OrderTriggered Trade OrderClosed(filled) OrderClosed(filled) OrderTriggered Trade OrderClosed(filled) OrderClosed(filled)
    `,
  ),
  scenario(
    'A stop that would fire at once is refused',
    'PLACE-13',
    `
    Alice has 10000 USDT
    Bob has 10 BTC
    Bob sells 1 at 100
    Alice buys 1 at 100
    Alice buys 1 at 105 stop 100 => bad_stop_price
    Bob sells 1 at 95 stop 100 => bad_stop_price
    Alice buys 1 at 105 stop 101 => pending, 0 filled, 1 left
    Bob sells 1 at 95 stop 99 => pending, 0 filled, 1 left
    `,
  ),
  scenario(
    'A triggered stop that cannot be placed any more is closed and gives back its hold',
    'TRIG-5',
    `
    Alice has 10000 USDT
    Bob has 10 BTC
    Carol has 1000 USDT
    Alice buys 5 at 105 stop 101 FOK
    Bob sells 1 at 101
    Carol buys 1 at 101
    events: OrderAccepted Trade OrderClosed(filled) OrderClosed(filled) OrderTriggered OrderClosed(rejected)
    Alice owns 10000 USDT
    Alice holds 0 USDT
    `,
  ),
  scenario(
    'The stop of a frozen owner fires into nothing',
    'TRIG-5 OWNER-2',
    `
    Alice has 10000 USDT
    Bob has 10 BTC
    Carol has 1000 USDT
    Alice buys 1 at 105 stop 101 as stop
    Alice is frozen
    Alice buys 1 at 90 => owner_frozen
    Bob sells 2 at 101
    Carol buys 1 at 101
    events: OrderAccepted Trade OrderClosed(filled) OrderTriggered OrderClosed(rejected)
    Alice is free
    Alice buys 1 at 90 as bid
    Alice is frozen
    Alice cancels bid => closed, 0 filled, 1 left
    `,
  ),
  scenario(
    'A market stop by turnover holds its turnover and spends it at the trigger',
    'TRIG-4 HOLD-1',
    `
    Alice has 1000 USDT
    Bob has 10 BTC
    Carol has 1000 USDT
    Alice buys for 300 at market stop 102
    Alice holds 300 USDT
    Bob sells 5 at 102
    Carol buys 1 at 102
    trades: 1@102 2@102
    Alice holds 0 USDT
    Alice owns 796 USDT
    `,
  ),
]
