import { scenario } from '../scenario.ts'

export const CONTRACT_PAIRS = [
  scenario(
    'A pair holds what its dearer order needs, and a fill in part of the limit order ends the stop',
    'COCO-1 COCO-2 COCO-3',
    `
    Alice has 103 USDT
    Bob has 200 USDT
    Alice buys 10 at 990 or at 1015 stop 1010 on mark => open, 0 filled, 10 left
    events: ContractOrderAccepted ContractOrderAccepted ContractOrdersPaired
    Alice holds 102.0075 USDT
    Alice has 2 open orders
    book: 990x10 |
    Bob sells 4 at 990
    events: ContractOrderAccepted ContractOrderClosed(other) ContractTrade ContractOrderClosed(filled) PositionChanged PositionChanged
    book: 990x6 |
    Alice has 1 open order
    Alice is long 4 for 396, margin 39.6
    Alice holds 99.297 USDT
    `,
  ),
  scenario(
    'The stop fires: the limit order ends first, and what both held pays for the stop',
    'COCO-2 COCO-3 CSTOP-3',
    `
    Alice has 103 USDT
    Carol has 200 USDT
    Carol sells 10 at 1012
    Alice buys 10 at 990 or at 1015 stop 1010 on mark
    the index is 1010
    trades: 10@1012
    Alice is long 10 for 1012, margin 101.2
    Alice has 0 open orders
    book: |
    `,
  ),
  scenario(
    'Around a position: both only reduce, hold nothing, shrink with it, and one of them ends it',
    'COCO-2 COCO-4 RO-1 RO-2 RO-3',
    `
    Alice has 200 USDT
    Bob has 400 USDT
    Bob sells 10 at 1000
    Alice buys 10 at 1000
    Alice sells 12 at 1040 or at market stop 985 on mark reduce-only as exits => open, 0 filled, 10 left
    Alice holds 100 USDT
    Alice sells 1 at 1045 reduce-only => nothing_to_reduce
    Alice amends exits to 5 => order_not_amendable
    Bob buys 4 at 1000
    Alice sells 4 at 1000
    events: ContractOrderAccepted ContractTrade ContractOrderClosed(filled) ContractOrderClosed(filled) PositionChanged ContractOrderAmended ContractOrderAmended PositionChanged
    book: | 1040x6
    Alice has 2 open orders
    Bob buys 6 at 980
    the index is 980
    trades: 6@980
    Alice is none
    Alice has 0 open orders
    book: |
    `,
  ),
  scenario(
    'A pair that only reduces ends with its position',
    'COCO-4 RO-3',
    `
    Alice has 200 USDT
    Bob has 400 USDT
    Bob sells 10 at 1000
    Alice buys 10 at 1000
    Alice sells 10 at 1040 or at market stop 985 on mark reduce-only
    Bob buys 10 at 1000
    Alice closes all at market
    events: ContractOrderAccepted ContractTrade ContractOrderClosed(filled) ContractOrderClosed(filled) PositionClosed(user) ContractOrderClosed(other) ContractOrderClosed(reduce_only) PositionClosed(user)
    Alice has 0 open orders
    Alice holds 0 USDT
    `,
  ),
  scenario(
    'To cancel either order cancels both, and to cancel all counts both',
    'COCO-4 CCANCEL-1 CCANCEL-2',
    `
    Alice has 300 USDT
    Alice buys 10 at 990 or at 1015 stop 1010 on mark as pair
    Alice cancels pairStop
    events: ContractOrderClosed(other) ContractOrderClosed(canceled)
    Alice holds 0 USDT
    Alice buys 10 at 990 or at 1015 stop 1010 on mark as pair
    Alice cancels pair
    events: ContractOrderClosed(other) ContractOrderClosed(canceled)
    Alice buys 10 at 990 or at 1015 stop 1010 on last
    Alice buys 1 at 960
    Alice cancels all => done 3
    Alice has 0 open orders
    Alice holds 0 USDT
    `,
  ),
  scenario(
    'A liquidation ends both, and an own order in the way of another ends both',
    'COCO-4 LIQ-2 CMATCH-3',
    `
    Alice has 60 USDT
    Bob has 400 USDT
    Bob sells 10 at 1000
    Alice buys 10 at 1000 20x
    Alice sells 10 at 1040 or at market stop 940 on mark 20x reduce-only
    the index is 955
    Alice has 0 open orders
    Alice is none
    Carol has 400 USDT
    Carol sells 5 at 956 or at market stop 940 on mark
    Carol buys 5 at 956 expire_maker => open, 0 filled, 5 left
    events: ContractOrderAccepted ContractOrderClosed(other) ContractOrderClosed(self_trade)
    Carol has 1 open order
    `,
  ),
  scenario(
    'Either both are placed or none',
    'COCO-1 CPLACE-10 CPLACE-11 CPLACE-13 CPLACE-15',
    `
    Alice has 300 USDT
    Bob has 300 USDT
    Alice buys 10 at 990 or at 1015 stop 980 on mark => bad_command
    Alice buys 10 at 990 or at 1015 stop 1000 on mark => bad_stop_price
    Alice buys 10 at 990 or at 1090 stop 1010 on mark => price_outside_band
    Alice buys 10 at 900 or at market stop 1010 on mark => price_outside_band
    Bob sells 5 at 995
    Alice buys 10 at 996 or at market stop 1010 on mark => would_take
    Alice buys 40 at 990 or at market stop 1010 on mark => insufficient_balance
    Alice buys 10 at 990 or at 1015 stop 1010 on mark reduce-only => nothing_to_reduce
    Alice buys 10 at 990 or at 1015 stop 1010 on mark 60x => leverage_above_maximum
    Alice buys 1 at 960
    Alice buys 1 at 961
    Alice buys 1 at 962
    Alice buys 1 at 990 or at market stop 1010 on mark => too_many_orders
    Alice has 3 open orders
    the market is halted
    Alice buys 1 at 990 or at market stop 1010 on mark => market_halted
    `,
  ),
  scenario(
    'Of the two orders of a pair only one counts for the largest position',
    'COCO-4 CPLACE-14',
    `
    Alice has 3000 USDT
    Alice buys 60 at 990 or at 1015 stop 1010 on mark 50x
    Alice buys 38 at 990 50x
    Alice buys 5 at 990 50x => position_above_maximum
    `,
  ),
]
