import { scenario } from '../scenario.ts'

export const TRAILING = [
  scenario(
    'A sale trails below the highest trade and fires when the price has come back by its distance',
    'TRAIL-3 TRAIL-4 TRAIL-5',
    `
    Alice has 4 BTC
    Bob has 9000 USDT
    Carol has 20 BTC
    Carol has 9000 USDT
    Bob buys 1 at 100
    Carol sells 1 at 100
    Alice sells 2 at market trails 5 => pending, 0 filled, 2 left
    events: OrderAccepted ConditionsAccepted
    Alice holds 2 BTC
    Bob buys 1 at 96
    Carol sells 1 at 96
    Carol sells 1 at 110
    Bob buys 1 at 110
    Bob buys 1 at 106
    Carol sells 1 at 106
    Alice has 1 open order
    Bob buys 9 at 105
    Carol sells 1 at 105
    events: OrderAccepted Trade OrderClosed(filled) StopTrailed OrderTriggered Trade OrderClosed(filled)
    trades: 1@105 2@105
    Alice holds 0 BTC
    `,
  ),
  scenario(
    'A purchase trails above the lowest trade, holds for the trigger it began with and takes its bound along',
    'TRAIL-3 TRAIL-4 TRAIL-5',
    `
    Alice has 1000 USDT
    Bob has 9000 USDT
    Carol has 20 BTC
    Bob buys 1 at 100
    Carol sells 1 at 100
    Alice buys 2 at market trails 10 => pending, 0 filled, 2 left
    Alice holds 230 USDT
    Bob buys 1 at 80
    Carol sells 1 at 80
    Alice holds 230 USDT
    Carol sells 1 at 90
    Carol sells 1 at 95
    Carol sells 1 at 96
    Bob buys 1 at 90
    events: OrderAccepted Trade OrderClosed(filled) OrderClosed(filled) StopTrailed OrderTriggered Trade OrderClosed(filled) OrderClosed(expired)
    trades: 1@90 1@95
    Alice holds 0 USDT
    `,
  ),
  scenario(
    'A distance in ppm is rounded away from firing',
    'TRAIL-4',
    `
    Alice has 4 BTC
    Alice has 1000 USDT
    Bob has 9000 USDT
    Carol has 20 BTC
    Bob buys 1 at 100
    Carol sells 1 at 100
    Alice sells 1 at market trails 15000 ppm
    Alice buys 1 at market trails 15000 ppm
    Bob buys 1 at 99
    Carol sells 1 at 99
    events: OrderAccepted Trade OrderClosed(filled) OrderClosed(filled)
    Bob buys 3 at 98
    Carol sells 1 at 98
    events: OrderAccepted Trade OrderClosed(filled) StopTrailed OrderTriggered Trade OrderClosed(filled)
    Carol sells 1 at 98
    Carol sells 2 at 99
    Bob buys 1 at 99
    events: OrderAccepted Trade OrderClosed(filled)
    Carol sells 1 at 100
    Bob buys 2 at 100
    events: OrderAccepted Trade OrderClosed(filled) Trade OrderClosed(filled) OrderClosed(filled) StopTrailed OrderTriggered OrderClosed(expired)
    `,
  ),
  scenario(
    'It begins when its activation price has come, and counts every trade of an entry',
    'TRAIL-2 TRAIL-3',
    `
    Alice has 4 BTC
    Bob has 9000 USDT
    Carol has 20 BTC
    Bob buys 1 at 100
    Carol sells 1 at 100
    Alice sells 1 at market trails 5 from 100 => bad_activation
    Alice sells 1 at market trails 5 from 90 => bad_activation
    Alice sells 1 at market trails 5 from 110 => pending, 0 filled, 1 left
    Bob buys 1 at 90
    Carol sells 1 at 90
    Alice has 1 open order
    Bob buys 1 at 112
    Bob buys 9 at 107
    Carol sells 2 at 107
    events: OrderAccepted Trade OrderClosed(filled) Trade OrderClosed(filled) StopTrailed OrderTriggered Trade OrderClosed(filled)
    trades: 1@112 1@107 1@107
    `,
  ),
  scenario(
    'A later one has a best price of its own until both have seen the same',
    'TRAIL-3 TRAIL-4',
    `
    Alice has 9 BTC
    Dora has 9 BTC
    Bob has 9000 USDT
    Carol has 20 BTC
    Bob buys 1 at 110
    Carol sells 1 at 110
    Alice sells 1 at market trails 15
    Bob buys 1 at 100
    Carol sells 1 at 100
    Dora sells 1 at market trails 10
    Bob buys 1 at 96
    Carol sells 1 at 96
    Alice has 1 open order
    Carol sells 1 at 112
    Bob buys 1 at 112
    Bob buys 9 at 102
    Carol sells 1 at 102
    trades: 1@102 1@102
    Dora has 0 open orders
    Alice has 1 open order
    `,
  ),
  scenario(
    'A halted market has no prices; its order may be cancelled and may end at a moment',
    'TRAIL-6 TRIG-6 GTD-3',
    `
    Alice has 4 BTC
    Bob has 9000 USDT
    Carol has 20 BTC
    Bob buys 1 at 100
    Carol sells 1 at 100
    Alice sells 1 at market trails 5 good for 60 s as first
    Alice sells 1 at market trails 5 as second
    Alice amends second to 2 => order_not_amendable
    Alice cancels second
    Alice holds 1 BTC
    60 s pass
    the market is halted
    Alice holds 0 BTC
    `,
  ),
  scenario(
    'What does not fit is refused',
    'TRAIL-1 TRAIL-2',
    `
    Alice has 4 BTC
    Bob has 9000 USDT
    Carol has 20 BTC
    Alice sells 1 at market trails 5 => no_last_price
    Bob buys 1 at 100
    Carol sells 1 at 100
    Alice sells 1 at market stop 90 trails 5 => bad_command
    Alice sells 1 at market trails 20 => pending, 0 filled, 1 left
    Alice sells 1 at market trails 21 => bad_trail
    Alice sells 1 at market trails 200000 ppm => pending, 0 filled, 1 left
    Alice sells 1 at market trails 200001 ppm => bad_trail
    Alice sells 1 at market trails 99 ppm => bad_trail
    Alice sells 3 at market trails 5 => insufficient_balance
    `,
  ),
]
