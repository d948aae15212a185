import { scenario } from '../scenario.ts'

export const CONTRACT_POSITIONS = [
  scenario(
    'A profit the clearing account cannot pay is paid by an open loss, and the loser keeps his entry',
    'CLEAR-3 CLEAR-4',
    `
    Alice has 200 USDT
    Bob has 200 USDT
    Carol has 200 USDT
    Bob sells 10 at 1000
    Alice buys 10 at 1000
    the index is 1010
    the mark is 1010
    Carol buys 10 at 1010
    Alice sells 10 at 1010
    Alice realised 10 USDT
    Bob is short 10 for 1000, margin 100
    Bob holds 90 USDT
    Bob would realise -10 USDT
    clearing owns 0 USDT
    Carol sells 10 at 1010 reduce-only
    Bob closes all at market
    Bob realised -10 USDT
    Bob is none
    Bob owns 189.295 USDT
    clearing owns 0 USDT
    `,
  ),
  scenario(
    "House losses are settled before anybody else's",
    'CLEAR-3',
    `
    Alice has 200 USDT
    Bob has 200 USDT
    Carol has 200 USDT
    the house quotes 990 and 1000 with 4
    Alice buys 4 at 1000
    Bob sells 6 at 1000
    Alice buys 6 at 1000
    the index is 1010
    the mark is 1010
    the house quotes 1000 and 1011 with 0
    Carol buys 10 at 1005
    Alice closes 7 at market
    Alice realised 3.5 USDT
    house is short 4 for 400, margin 40
    house holds 36 USDT
    Bob holds 60 USDT
    clearing owns 0.5 USDT
    Alice closes 3 at market
    Alice realised 1.5 USDT
    Bob is short 6 for 600, margin 60
    Bob holds 54 USDT
    clearing owns 5 USDT
    `,
  ),
  scenario(
    'Closing stops where the position could not pay any more',
    'CLOSE-1 CLOSE-2 CLOSE-3',
    `
    Alice has 21 USDT
    Bob has 900 USDT
    Bob sells 10 at 1000 50x
    Alice buys 10 at 1000 50x
    Alice is long 10 for 1000, margin 20
    Bob buys 4 at 985 50x
    Bob buys 4 at 979 50x
    Alice closes all at market => closed, 4 filled, 6 left
    trades: 4@985
    Alice is long 6 for 600, margin 12
    Alice sells 6 at 970 50x => insufficient_balance
    book: 979x4 |
    `,
  ),
  scenario(
    'A resting order whose owner could not pay at its price ends instead of filling',
    'CMATCH-2 CLOSE-2',
    `
    Alice has 50 USDT
    Bob has 900 USDT
    Carol has 400 USDT
    Bob sells 10 at 1000
    Alice buys 10 at 1000 50x cross
    Alice sells 10 at 979 50x cross reduce-only => open, 0 filled, 10 left
    Alice moves 29 USDT away
    Carol buys 10 at 980 => open, 0 filled, 10 left
    events: ContractOrderAccepted ContractOrderClosed(rejected)
    Alice is long 10 for 1000, margin 20
    `,
  ),
  scenario(
    'Take-profit and stop-loss come with the order, hold against the mark, and close in the book',
    'PROT-1 PROT-3',
    `
    Alice has 200 USDT
    Bob has 400 USDT
    Bob sells 5 at 1000
    Alice buys 5 at 1000 tp 1004 sl 990
    Alice is protected at 1004 990
    Bob buys 3 at 1003
    the index is 1006
    trades: 3@1003
    events: IndexUpdated IndexSampled MarkStruck ContractOrderAccepted ContractTrade ContractOrderClosed(filled) ContractOrderClosed(expired) PositionChanged PositionChanged
    Alice is long 2 for 200, margin 20
    Bob buys 9 at 1002
    the index is 1005
    Alice is none
    trades: 2@1002
    `,
  ),
  scenario(
    'A stop-loss of a short',
    'PROT-2 PROT-3',
    `
    Alice has 200 USDT
    Bob has 400 USDT
    Bob buys 5 at 1000
    Alice sells 5 at 1000
    Alice protects at 1001 and 0 => take_profit_side
    Alice protects at 990 and 1000 => stop_loss_side
    Alice protects at 990 and 1004 => done 0
    Alice is protected at 990 1004
    Alice protects at 0 and 1004 => done 0
    Bob sells 5 at 1006
    the index is 1010
    trades: 5@1006
    Alice is none
    Alice protects at 0 and 0 => position_not_found
    `,
  ),
  scenario(
    'What only reduces goes on for a frozen owner, what would open does not',
    'PROT-3 CSTOP-5',
    `
    Alice has 200 USDT
    Bob has 400 USDT
    Bob sells 5 at 1000
    Alice buys 5 at 1000 sl 990
    Alice sells 2 at market stop 995 on mark reduce-only
    Alice buys 1 at market stop 1004 on mark
    Alice is frozen
    Alice closes all at market => owner_frozen
    Bob buys 5 at 989
    the index is 994
    trades: 2@989
    the index is 988
    trades: 3@989
    Alice is none
    the index is 1004
    events: IndexUpdated IndexSampled MarkStruck ContractOrderTriggered ContractOrderClosed(rejected)
    `,
  ),
  scenario(
    'One-click close takes every position to the market',
    'CLOSE-4',
    `
    Alice has 200 USDT
    Bob has 400 USDT
    Alice closes everything => position_not_found
    Bob sells 5 at 1000
    Alice buys 5 at 1000
    Alice sells 2 at 1010 reduce-only
    Alice closes everything => done 0
    Bob buys 9 at 999
    Alice closes everything of 2000 => done 1
    events: ContractOrderAccepted ContractTrade ContractOrderClosed(filled) PositionClosed(one_click) ContractOrderClosed(reduce_only) PositionClosed(user)
    Alice closes everything of 2001 => unknown_contract
    `,
  ),
  scenario(
    'A position is turned round by one order, with what its closing brings',
    'REVERSE-1 REVERSE-2 REVERSE-3 RO-3',
    `
    Alice has 60 USDT
    Bob has 400 USDT
    Alice reverses 5 => position_not_found
    Bob sells 5 at 1000
    Alice buys 5 at 1000
    Alice protects at 1050 and 960
    Alice sells 5 at 1040 reduce-only
    Bob buys 9 at 990
    Alice reverses 4 => terms_changed
    Alice reverses 5 => not_fillable
    Alice is long 5 for 500, margin 50
    Bob buys 1 at 989
    Alice reverses 5 => closed, 10 filled, 0 left
    trades: 9@990 1@989
    Alice realised -5 USDT
    Alice is short 5 for 494.9, margin 49.49
    Alice is protected at 0 0
    Alice has 0 open orders
    Alice owns 4.76505 USDT
    `,
  ),
  scenario(
    'A position that a stop has made smaller is not turned round as if it were whole',
    'REVERSE-1 CSTOP-1',
    `
    Alice has 200 USDT
    Bob has 400 USDT
    Bob sells 5 at 1000
    Alice buys 5 at 1000
    Alice sells 2 at market stop 995 on mark reduce-only
    Bob buys 20 at 990
    the index is 994
    trades: 2@990
    Alice reverses 5 => terms_changed
    Alice reverses 3 => closed, 6 filled, 0 left
    Alice is short 3 for 297, margin 29.7
    Alice is frozen
    Alice reverses 3 => owner_frozen
    `,
  ),
  scenario(
    'Margin can be added up to the whole value and taken down to what the leverage needs',
    'POS-2',
    `
    Alice has 1000 USDT
    Bob has 400 USDT
    Alice adds 1 USDT margin => position_not_found
    Bob sells 5 at 1000
    Alice buys 5 at 1000
    Alice adds 451 USDT margin => margin_above_maximum
    Alice adds 30 USDT margin => done 0
    Alice is long 5 for 500, margin 80
    Alice takes 31 USDT margin => margin_below_minimum
    Alice takes 30 USDT margin => done 0
    Alice owns 949.75 USDT
    the index is 990
    Alice adds 5 USDT margin => done 0
    Alice takes 5 USDT margin => margin_below_minimum
    Bob adds 1000 USDT margin => margin_above_maximum
    Bob adds 400 USDT margin => insufficient_balance
    `,
  ),
  scenario(
    'Leverage changes with the position when no orders are open',
    'POS-3 CPLACE-7',
    `
    Alice has 200 USDT
    Bob has 400 USDT
    Alice sets 20x isolated => position_not_found
    Bob sells 5 at 1000
    Alice buys 5 at 1000
    Alice buys 1 at 990 20x => leverage_differs
    Alice buys 1 at 990 10x cross => leverage_differs
    Alice buys 1 at 990 60x => leverage_above_maximum
    Alice buys 1 at 990 as bid
    Alice sets 20x isolated => orders_open
    Alice cancels bid
    Alice sets 20x isolated => done 0
    Alice is long 5 for 500, margin 25
    Alice sets 2x isolated => insufficient_balance
    Alice sets 60x isolated => leverage_above_maximum
    Alice sets 20x cross => done 0
    Alice adds 1 USDT margin => margin_is_cross
    the index is 985
    Alice sets 50x isolated => would_liquidate
    Alice moves 172 USDT away => transfer_backs_positions
    `,
  ),
  scenario(
    'A cross position draws on the whole account, and its losses cannot be used twice',
    'CLOSE-2 MONEY-4 MONEY-5 CPLACE-15',
    `
    Alice has 30 USDT
    Bob has 900 USDT
    Bob sells 10 at 1000
    Alice buys 10 at 1000 50x cross
    Alice owns 9.5 USDT
    the index is 995
    Alice buys 3 at 990 50x cross => insufficient_balance
    Bob buys 10 at 976
    Alice closes all at market => closed, 10 filled, 0 left
    Alice realised -24 USDT
    Alice owns 5.012 USDT
    `,
  ),
]
