import { scenario } from '../scenario.ts'

export const CONTRACT_GOOD_TILL = [
  scenario(
    'An order on a contract ends at its moment, resting or waiting, and gives its hold back',
    'GTD-3',
    `
    Alice has 400 USDT
    Alice buys 10 at 1000 good for 60 s as first => open, 0 filled, 10 left
    events: ContractOrderAccepted ContractConditionsAccepted
    Alice buys 5 at market stop 1050 on last good for 70 s => pending, 0 filled, 5 left
    Alice has 2 open orders
    60 s pass
    Alice cancels first => order_not_found
    events: ContractOrderClosed(expired)
    Alice has 1 open order
    10 s pass
    Alice cancels all => done 0
    events: ContractOrderClosed(expired)
    Alice holds 0 USDT
    Alice owns 400 USDT
    `,
  ),
  scenario(
    'A reduce-only order ends and leaves the position alone',
    'GTD-3 GTD-4 RO-1',
    `
    Alice has 400 USDT
    Bob has 400 USDT
    Bob sells 10 at 1000
    Alice buys 10 at 1000
    Alice sells 10 at 1050 reduce-only good for 60 s as exit
    Alice amends exit to 6
    60 s pass
    Alice cancels exit => order_not_found
    Alice is long 10 for 1000, margin 100
    `,
  ),
  scenario(
    'The same bounds as on spot markets',
    'GTD-1 GTD-2',
    `
    Alice has 400 USDT
    Alice buys 1 at market good for 60 s => bad_command
    Alice buys 1 at 990 IOC good for 60 s => bad_command
    Alice buys 1 at 990 good for 59 s => bad_good_till
    Alice buys 1 at 990 good for 31622401 s => bad_good_till
    `,
  ),
]
