import { scenario } from '../scenario.ts'

export const GOOD_TILL = [
  scenario(
    'An order ends at the first entry at or after its moment and gives its hold back',
    'GTD-3',
    `
    Alice has 1000 USDT
    Bob has 5 BTC
    Alice buys 5 at 100 good for 60 s => open, 0 filled, 5 left
    events: OrderAccepted ConditionsAccepted
    Alice holds 500 USDT
    59 s pass
    Bob sells 2 at 100 => closed, 2 filled, 0 left
    trades: 2@100
    1 s pass
    Bob sells 2 at 100 => open, 0 filled, 2 left
    events: OrderClosed(expired) OrderAccepted
    Alice holds 0 USDT
    Alice owns 800 USDT
    Alice has 0 open orders
    `,
  ),
  scenario(
    'A waiting stop ends too, and one that has fired keeps its moment',
    'GTD-3 GTD-4',
    `
    Alice has 1000 USDT
    Bob has 5 BTC
    Alice buys 1 at 120 stop 110 good for 100 s as late
    Alice buys 2 at 110 stop 101 good for 90 s as fired
    Bob sells 1 at 101
    Alice buys 1 at 101
    events: OrderAccepted Trade OrderClosed(filled) OrderClosed(filled) OrderTriggered
    Alice holds 340 USDT
    90 s pass
    Bob sells 1 at 130
    events: OrderClosed(expired) OrderAccepted
    Alice holds 120 USDT
    10 s pass
    Bob sells 1 at 130
    events: OrderClosed(expired) OrderAccepted
    Alice holds 0 USDT
    `,
  ),
  scenario(
    'A change keeps the moment',
    'GTD-4',
    `
    Alice has 1000 USDT
    Alice buys 5 at 100 good for 60 s as order
    Alice amends order to 4
    Alice amends order to 6 at 99
    60 s pass
    Alice cancels order => order_not_found
    Alice owns 1000 USDT
    `,
  ),
  scenario(
    'Orders of one moment end oldest first, earlier moments before later ones',
    'GTD-3 DUE-1',
    `
    Alice has 1000 USDT
    Bob has 1000 USDT
    Alice buys 1 at 100 good for 90 s
    Bob buys 1 at 100 good for 70 s
    Alice buys 1 at 99 good for 80 s
    100 s pass
    Bob buys 1 at 50
    events: OrderClosed(expired) OrderClosed(expired) OrderClosed(expired) OrderAccepted
    book: 50x1 |
    `,
  ),
  scenario(
    'An order ends in a halted market as well, where nobody may cancel',
    'GTD-3 CANCEL-3',
    `
    Alice has 1000 USDT
    Alice buys 5 at 100 good for 60 s as order
    the market is halted
    Alice cancels order => market_halted
    60 s pass
    Alice cancels order => order_not_found
    Alice owns 1000 USDT
    `,
  ),
  scenario(
    'What never rests has no end, and an end is a minute to 366 days ahead',
    'GTD-1 GTD-2',
    `
    Alice has 1000 USDT
    Bob has 5 BTC
    Bob sells 5 at 100
    Alice buys 1 at market good for 60 s => bad_command
    Alice buys 1 at 100 IOC good for 60 s => bad_command
    Alice buys 1 at 100 FOK good for 60 s => bad_command
    Alice buys 1 at 90 good for 59 s => bad_good_till
    Alice buys 1 at 90 good for 31622401 s => bad_good_till
    Alice buys 1 at 90 POST good for 31622400 s => open, 0 filled, 1 left
    Alice buys 1 at market stop 120 good for 60 s => pending, 0 filled, 1 left
    Alice buys 1 at 120 stop 110 FOK good for 60 s => pending, 0 filled, 1 left
    Alice buys 1 at 100 good for 60 s => closed, 1 filled, 0 left
    `,
  ),
]
