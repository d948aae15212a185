import { scenario } from '../scenario.ts'

export const REFUSALS = [
  scenario(
    'Quantities, values and prices outside the filters',
    'PLACE-10 PLACE-11 PLACE-12',
    `
    Alice has 1000000 USDT
    Alice buys 1001 at 100 => above_maximum_quantity
    Alice buys 1000 at 101 => above_maximum_notional
    Alice buys for 5 at market stop 120 => below_minimum_notional
    Alice buys 1 at 49 => price_outside_band
    Alice buys 1 at 50 => open, 0 filled, 1 left
    Alice buys 1 at 151 => price_outside_band
    Alice buys 1 at 200 stop 190 => pending, 0 filled, 1 left
    Alice buys 1 at 290 stop 190 => price_outside_band
    `,
  ),
  scenario(
    'Without funds nothing happens, with the last unit it does',
    'PLACE-15',
    `
    Alice has 199.999999 USDT
    Bob has 1 BTC
    Alice buys 2 at 100 => insufficient_balance
    Bob sells 2 at 100 => insufficient_balance
    Alice has 0.000001 USDT
    Alice buys 2 at 100 => open, 0 filled, 2 left
    Alice owns 0 USDT
    `,
  ),
  scenario(
    'An owner has room for so many orders in a market',
    'PLACE-14',
    `
    Alice has 10000 USDT
    Alice buys 1 at 91
    Alice buys 1 at 92
    Alice buys 1 at 93
    Alice buys 1 at 94
    Alice buys 1 at 95
    Alice buys 1 at 96
    Alice buys 1 at 97
    Alice buys 1 at 110 stop 105
    Alice buys 1 at 98 => too_many_orders
    Alice cancels all => done 8
    Alice buys 1 at 98
    `,
  ),
  scenario(
    'Halted, cancellations only, and open again',
    'PLACE-5 PLACE-6 CANCEL-3',
    `
    Alice has 1000 USDT
    Alice buys 1 at 90 as bid
    the market is halted
    Alice buys 1 at 90 => market_halted
    Alice amends bid to 2 => market_halted
    Alice cancels bid => market_halted
    Alice cancels all => done 0
    the house quotes 90x1 | 110x1 => market_halted
    the market is cancel_only
    Alice buys 1 at 90 => market_cancel_only
    Alice cancels bid => closed, 0 filled, 1 left
    the market is open
    Alice buys 1 at 90 => open, 0 filled, 1 left
    `,
  ),
  scenario(
    'Without an index price only the market maker may place',
    'PLACE-7 QUOTE-3',
    `
    Alice has 1000 USDT
    Alice buys 3 at 90 as bid
    the index is none
    Alice buys 1 at 90 => index_unavailable
    Alice amends bid to 3 at 91 => index_unavailable
    Alice amends bid to 2 => open, 0 filled, 2 left
    the house quotes 95x1 | 105x1 => done 2
    Alice cancels bid => closed, 0 filled, 2 left
    the index is 100
    Alice buys 1 at 90
    `,
  ),
  scenario(
    'Nobody trades with himself: the incoming order goes',
    'STP-1 STP-2',
    `
    Alice has 1000 USDT
    Alice has 10 BTC
    Bob has 10 BTC
    Alice sells 1 at 100 as mine
    Alice buys 1 at 100 => self_trade
    Bob sells 1 at 99
    Alice buys 2 at 100 => closed, 1 filled, 1 left
    events: OrderAccepted Trade OrderClosed(filled) OrderClosed(self_trade)
    book: | 100x1
    Alice buys 1 at 100 FOK => not_fillable
    `,
  ),
  scenario(
    'Nobody trades with himself: the resting order goes, or both',
    'STP-3 STP-4',
    `
    Alice has 1000 USDT
    Alice has 10 BTC
    Bob has 10 BTC
    Alice sells 1 at 100
    Bob sells 1 at 101
    Alice buys 1 at 101 expire_maker => closed, 1 filled, 0 left
    trades: 1@101
    events: OrderAccepted OrderClosed(self_trade) Trade OrderClosed(filled) OrderClosed(filled)
    Alice sells 1 at 100
    Bob sells 1 at 101
    Alice buys 1 at 101 expire_both => closed, 0 filled, 1 left
    events: OrderAccepted OrderClosed(self_trade) OrderClosed(self_trade)
    book: | 101x1
    Alice sells 1 at 100
    Alice buys 1 at 101 FOK expire_maker => closed, 1 filled, 0 left
    `,
  ),
]
