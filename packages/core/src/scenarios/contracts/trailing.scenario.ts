import { scenario } from '../scenario.ts'

export const CONTRACT_TRAILING = [
  scenario(
    'A long is closed by a reduce-only stop that trails the mark',
    'TRAIL-3 TRAIL-4 CSTOP-3',
    `
    Alice has 400 USDT
    Bob has 400 USDT
    Bob sells 10 at 1000
    Alice buys 10 at 1000
    Alice sells 20 at market trails 3 reduce-only => pending, 0 filled, 10 left
    events: ContractOrderAccepted ContractConditionsAccepted
    Alice holds 100 USDT
    the house quotes 1005 and 1006 with 30
    the index is 1008
    the index is 1012
    the mark is 1009
    the index is 1010
    the mark is 1007
    Alice has 1 open order
    the index is 1004
    the mark is 1002
    events: IndexUpdated IndexSampled MarkStruck ContractStopTrailed ContractOrderTriggered ContractTrade ContractOrderClosed(filled) PositionClosed(user) PositionChanged PositionChanged
    trades: 10@1005
    Alice is none
    Alice realised 5 USDT
    `,
  ),
  scenario(
    'One that trails the last trade begins at its activation price and turns with the trades',
    'TRAIL-2 TRAIL-3 TRAIL-5 CHOLD-1',
    `
    Alice has 400 USDT
    Bob has 400 USDT
    Carol has 400 USDT
    Alice sells 2 at market trails 5 on last => no_last_price
    Bob buys 1 at 1000
    Carol sells 1 at 1000
    Alice sells 2 at market trails 5 from 1000 on last => bad_activation
    Alice sells 2 at market trails 5 from 1010 on last => pending, 0 filled, 2 left
    Bob buys 1 at 990
    Carol sells 1 at 990
    Alice has 1 open order
    Bob sells 1 at 1012
    Carol buys 1 at 1012
    Alice has 1 open order
    Bob buys 9 at 1007
    Carol sells 1 at 1007
    trades: 1@1007 2@1007
    Alice is short 2 for 201.4, margin 20.14
    `,
  ),
  scenario(
    'It cannot be changed and is refused as on spot markets',
    'TRAIL-1 TRAIL-2 TRAIL-6',
    `
    Alice has 400 USDT
    Alice buys 1 at market trails 200 as late => pending, 0 filled, 1 left
    Alice buys 1 at market trails 201 => bad_trail
    Alice buys 1 at market trails 99 ppm => bad_trail
    Alice buys 1 at market stop 1100 on mark trails 5 => bad_command
    Alice buys 1 at market trails 5 from 1000 => bad_activation
    Alice amends late stop 1050 => order_not_amendable
    Alice amends late to 2 => order_not_amendable
    Alice cancels late => closed, 0 filled, 1 left
    Alice holds 0 USDT
    `,
  ),
]
