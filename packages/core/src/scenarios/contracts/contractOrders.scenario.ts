import { scenario } from '../scenario.ts'

export const CONTRACT_ORDERS = [
  scenario(
    'Opening takes margin at the leverage and the fee, closing gives the margin back with the profit',
    'CMATCH-4 CLEAR-2 MONEY-1 CHOLD-1',
    `
    Alice has 200 USDT
    Bob has 200 USDT
    Carol has 200 USDT
    Bob sells 10 at 1000
    Bob holds 100.5 USDT
    Alice buys 10 at 1000 => closed, 10 filled, 0 left
    trades: 10@1000
    Alice is long 10 for 1000, margin 100
    Alice owns 99.5 USDT
    Bob is short 10 for 1000, margin 100
    Bob owns 99.8 USDT
    fees owns 0.7 USDT
    Carol buys 10 at 1010
    Alice sells 10 at 1010 => closed, 10 filled, 0 left
    Alice realised 10 USDT
    Alice is none
    Alice owns 208.995 USDT
    Alice holds 0 USDT
    Carol is long 10 for 1010, margin 101
    clearing owns 0 USDT
    `,
  ),
  scenario(
    'One-way: an order against the position reduces it first and opens the rest',
    'CMATCH-4 CMATCH-5',
    `
    Alice has 200 USDT
    Bob has 400 USDT
    Bob sells 4 at 1000
    Alice buys 4 at 1000
    Bob buys 10 at 1000
    Alice sells 10 at 1000
    events: ContractOrderAccepted ContractTrade ContractOrderClosed(filled) ContractOrderClosed(filled) PositionClosed(user) PositionChanged PositionClosed(user) PositionChanged
    Alice is short 6 for 600, margin 60
    Bob is long 6 for 600, margin 60
    Alice sells 1 at 1000
    Bob buys 1 at 1000
    Alice is short 7 for 700, margin 70
    `,
  ),
  scenario(
    'A flip pays for what it opens out of what it frees, but not out of the profit of the same fill',
    'CMATCH-4 CPLACE-15',
    `
    Alice has 101 USDT
    Bob has 900 USDT
    Bob sells 10 at 1000
    Alice buys 10 at 1000
    Alice owns 0.5 USDT
    Bob buys 30 at 1000
    Alice sells 21 at 1000 => insufficient_balance
    Alice sells 20 at 1000 => insufficient_balance
    Alice sells 19 at 1000 => closed, 19 filled, 0 left
    Alice is short 9 for 900, margin 90
    `,
  ),
  scenario(
    'A resting order opens out of its own hold, and what is left is given back',
    'CHOLD-1 CHOLD-3 CMATCH-1',
    `
    Alice has 300 USDT
    Bob has 300 USDT
    Carol has 300 USDT
    Alice buys 7 at 991 3x as bid
    Alice holds 231.580184 USDT
    Bob sells 2 at 991
    Carol sells 4 at 990
    trades: 4@991
    Alice is long 6 for 594.6, margin 198.200001
    Alice holds 231.282885 USDT
    Alice cancels bid => closed, 6 filled, 1 left
    Alice holds 198.200001 USDT
    `,
  ),
  scenario(
    'Reduce-only holds nothing and never reaches farther than the position',
    'RO-1 RO-2 RO-3',
    `
    Alice has 200 USDT
    Bob has 400 USDT
    Alice sells 1 at 1005 reduce-only => nothing_to_reduce
    Bob sells 5 at 1000
    Alice buys 5 at 1000
    Alice holds 50 USDT
    Alice buys 1 at 1000 reduce-only => nothing_to_reduce
    Alice sells 3 at 1005 reduce-only as first => open, 0 filled, 3 left
    Alice sells 9 at 1006 reduce-only as second => open, 0 filled, 2 left
    Alice sells 1 at 1007 reduce-only => nothing_to_reduce
    Alice holds 50 USDT
    Bob buys 4 at 1000
    Alice sells 1 at 1000
    events: ContractOrderAccepted ContractTrade ContractOrderClosed(filled) PositionChanged ContractOrderAmended PositionChanged
    book: 1000x3 | 1005x3 1006x1
    Alice sells 9 at market reduce-only => closed, 3 filled, 1 left
    book: | 1005x1
    Bob buys 1 at 1005
    Alice is none
    Alice has 0 open orders
    `,
  ),
  scenario(
    'A reduce-only order without a position ends where it is met, and the walk goes on',
    'RO-3 CMATCH-2',
    `
    Alice has 400 USDT
    Bob has 400 USDT
    Bob sells 5 at 1000
    Alice buys 5 at 1000
    Alice sells 5 at 1010 reduce-only as exit
    Alice sells 5 at 1004 as plain
    Bob buys 7 at 1011 => open, 5 filled, 2 left
    trades: 5@1004
    events: ContractOrderAccepted ContractTrade ContractOrderClosed(filled) ContractOrderClosed(reduce_only) PositionClosed(user) PositionClosed(user)
    book: 1011x2 |
    `,
  ),
  scenario(
    'Stops on the mark and on the last price wait for their own price',
    'CSTOP-1 CSTOP-2 CSTOP-3',
    `
    Alice has 200 USDT
    Bob has 200 USDT
    Carol has 400 USDT
    Alice buys 1 at 1010 stop 1003 on mark as onMark => pending, 0 filled, 1 left
    Alice buys 1 at market stop 1004 on last as onLast => pending, 0 filled, 1 left
    Alice holds 20.3412 USDT
    Bob sells 3 at 1004
    Carol buys 1 at 1004
    events: ContractOrderAccepted ContractTrade ContractOrderClosed(filled) PositionChanged PositionChanged ContractOrderTriggered ContractTrade ContractOrderClosed(filled) PositionChanged PositionChanged
    Alice has 1 open order
    the index is 1003
    trades: 1@1004
    Alice is long 2 for 200.8, margin 20.08
    Alice has 0 open orders
    `,
  ),
  scenario(
    'A stop that may not go on any more is closed and gives back its hold',
    'CSTOP-5 RO-3',
    `
    Alice has 100 USDT
    Bob has 400 USDT
    Carol has 400 USDT
    Alice buys 9 at 1010 stop 1003 on mark FOK
    Alice moves 8 USDT away
    Bob sells 1 at 1004
    the index is 1003
    events: IndexUpdated IndexSampled MarkStruck ContractOrderTriggered ContractOrderClosed(rejected)
    Alice holds 0 USDT
    Alice buys 1 at 1004
    Alice sells 1 at market stop 1000 on mark reduce-only
    Carol buys 1 at 1003
    Alice closes all at market
    Alice has 0 open orders
    `,
  ),
  scenario(
    'Fewer lots keep the place, anything else queues anew and may trade',
    'CAMEND-1 CAMEND-2 CAMEND-3',
    `
    Alice has 400 USDT
    Bob has 400 USDT
    Carol has 400 USDT
    Alice buys 5 at 995 as first
    Bob buys 5 at 995 as second
    Alice amends first to 2 => open, 0 filled, 2 left
    Alice holds 19.9995 USDT
    Alice amends first to 2 => nothing_to_amend
    Carol sells 3 at 995
    Bob is long 1 for 99.5, margin 9.95
    Alice is long 2 for 199, margin 19.9
    Bob amends second to 1 => quantity_below_filled
    Carol sells 2 at 997
    Bob amends second to 6 at 998 => open, 3 filled, 3 left
    trades: 2@997
    book: 998x3 |
    Carol buys 1 at 1010 stop 1005 on mark as stop
    Carol amends stop to 2 at 1012 stop 1008 => pending, 0 filled, 2 left
    Carol amends stop stop 999 => bad_stop_price
    Bob amends second stop 1008 => order_not_amendable
    Alice amends second to 1 => order_not_found
    `,
  ),
  scenario(
    'Nobody trades with himself',
    'CMATCH-3',
    `
    Alice has 400 USDT
    Bob has 400 USDT
    Alice sells 1 at 1000
    Alice buys 1 at 1000 => self_trade
    Bob sells 1 at 1001
    Alice buys 1 at 1001 expire_maker => closed, 1 filled, 0 left
    Alice sells 1 at 1002
    Alice buys 1 at 1002 expire_both => closed, 0 filled, 1 left
    book: |
    `,
  ),
  scenario(
    'The house quotes both sides, stays where it is, and drops what does not fit',
    'CQUOTE-1 CQUOTE-2 CQUOTE-3',
    `
    Alice has 400 USDT
    Bob has 400 USDT
    the house quotes 999 and 1001 with 5 5 => done 4
    events: QuotesReplaced
    book: 999x5 998x5 | 1001x5 1002x5
    Alice buys 5 at 999
    the house quotes 999 and 1001 with 3 5 => done 4
    Bob sells 4 at 999
    trades: 3@999 1@999
    the house quotes 1000 and 1010 with 1 1 1 => done 6
    the house quotes 950 and 1060 with 1 => done 1
    the house quotes 0 and 0 with => done 0
    Alice has 1 open order
    `,
  ),
  scenario(
    'The sandbox flow account trades under its lease',
    'CPLACE-2',
    `
    flow has 400 USDT
    the house quotes 999 and 1001 with 5
    flow buys 2 at market 5x => closed, 2 filled, 0 left
    flow is long 2 for 200.2, margin 40.04
    `,
  ),
]
