import { scenario } from '../scenario.ts'

export const CONTRACT_ICEBERGS = [
  scenario(
    'An iceberg on a contract holds the margin of all of it, and goes round its level',
    'ICE-3 ICE-4 CHOLD-1',
    `
    Alice has 400 USDT
    Bob has 400 USDT
    Cara has 400 USDT
    Alice buys 10 at 1000 showing 3 => open, 0 filled, 10 left
    events: ContractOrderAccepted ContractConditionsAccepted
    Alice holds 100.5 USDT
    book: 1000x3 |
    Cara buys 4 at 1000
    Bob sells 12 at 1000 => closed, 12 filled, 0 left
    trades: 3@1000 4@1000 3@1000 2@1000
    book: 1000x1 |
    Alice is long 8 for 800, margin 80
    Bob sells 2 at 1000
    trades: 1@1000 1@1000
    Alice is long 10 for 1000, margin 100
    Alice has 0 open orders
    `,
  ),
  scenario(
    'A reduce-only iceberg is trimmed out of its reserve first',
    'ICE-5 RO-2',
    `
    Alice has 400 USDT
    Bob has 400 USDT
    Bob sells 10 at 1000
    Alice buys 10 at 1000
    Alice sells 10 at 1050 reduce-only showing 3 as exit
    book: | 1050x3
    Bob buys 5 at 1000
    Alice sells 5 at 1000
    book: | 1050x3
    Bob buys 3 at 1000
    Alice sells 3 at 1000
    book: | 1050x2
    Bob buys 2 at 1050
    trades: 2@1050
    Alice has 0 open orders
    `,
  ),
  scenario(
    'The same bounds as on spot markets',
    'ICE-1 ICE-2 ICE-5',
    `
    Alice has 4000 USDT
    Alice buys 10 at market showing 2 => bad_command
    Alice buys 10 at 990 IOC showing 2 => bad_command
    Alice buys 10 at 990 showing 10 => bad_command
    Alice buys 21 at 990 showing 1 => bad_visible
    Alice buys 20 at 990 POST showing 1 as ice => open, 0 filled, 20 left
    Alice amends ice to 21 => bad_visible
    Alice amends ice to 10 => open, 0 filled, 10 left
    book: 990x1 |
    `,
  ),
]
