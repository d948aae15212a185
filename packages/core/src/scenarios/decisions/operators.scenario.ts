import { scenario } from '../scenario.ts'

/** Ann and Ben found every console; Cleo and Carl see to compliance, Sue to support, Mia and Max to the markets. */
const FOUNDED = `
    nobody appoints Ann: administrator treasury
    nobody appoints Ben: administrator
`
const STAFFED = `
    ${FOUNDED}
    Ann with Ben appoints Cleo: compliance
    Ann with Ben appoints Carl: compliance
    Ann with Ben appoints Sue: support
    Ann with Ben appoints Mia: markets
    Ann with Ben appoints Max: markets
`

export const OPERATORS = [
  scenario(
    'Nobody appoints the first two, and after them only administrators do, together',
    'OPER-3 OPER-4',
    `
    nobody freezes Alice => unknown_operator
    nobody appoints Ann: support => not_allowed
    nobody appoints Ann: administrator
    nobody appoints Ann: administrator markets => not_allowed
    Ann appoints Ben: administrator => four_eyes_needed
    Ann with Ann appoints Ben: administrator => same_operator
    Ann with Ben appoints Ben: administrator => unknown_operator
    nobody appoints Ben: administrator markets
    nobody appoints Zoe: administrator => unknown_operator
    Ann with Ben appoints Cleo: compliance support
    Cleo has the roles support compliance
    Cleo with Ann appoints Zoe: auditor => role_missing
    Ann with Cleo appoints Zoe: auditor => role_missing
    `,
  ),
  scenario(
    'Two administrators always remain',
    'OPER-4 I26',
    `
    ${FOUNDED}
    Ann with Ben dismisses Ben => not_allowed
    Ann with Ben dismisses Zoe => unknown_operator
    Ann with Ben appoints Ann: administrator support
    Ann with Ben appoints Cleo: administrator
    Cleo with Ann dismisses Ben
    Ben has the roles none
    Ben with Cleo appoints Zoe: support => role_missing
    Ann with Cleo appoints Ann: support => not_allowed
    `,
  ),
  scenario(
    'Stopping somebody takes one person, letting him go two of compliance',
    'OPER-2 OWNER-2',
    `
    ${STAFFED}
    Mia freezes Alice => role_missing
    Sue with Mia freezes Alice => role_missing
    Sue freezes Alice
    Alice is frozen
    Sue with Cleo unfreezes Alice => role_missing
    Cleo unfreezes Alice => four_eyes_needed
    Cleo with Sue unfreezes Alice => role_missing
    Cleo with Cleo unfreezes Alice => same_operator
    Cleo with Carl unfreezes Alice
    Alice is not frozen
    `,
  ),
  scenario(
    'A hold grows by anybody, and shrinks by two of compliance only',
    'OWNER-5 OPER-2 I27',
    `
    ${STAFFED}
    the platform holds Alice for 100 s
    Alice may not withdraw
    the platform holds Alice for 10 s
    50 s pass
    Alice may not withdraw
    Sue holds Alice for 200 s
    Sue holds Alice for 100 s => role_missing
    Cleo holds Alice for 100 s => four_eyes_needed
    Cleo with Carl holds Alice for 100 s
    101 s pass
    Alice may withdraw
    Sue holds Alice for 100 s
    Cleo with Carl holds Alice for 0 s
    Alice may withdraw
    `,
  ),
  scenario(
    'A hold decided for later does not shorten what has grown meanwhile',
    'OPER-6 OWNER-5',
    `
    ${STAFFED}
    Sue holds Alice for 60 s in 30 s as later
    the platform holds Alice for 1000 s
    40 s pass
    later is told as failed: role_missing
    100 s pass
    Alice may not withdraw
    `,
  ),
  scenario(
    'Verification is decided by two of compliance, and the policy says what it unlocks',
    'OWNER-6 OPER-9',
    `
    ${STAFFED}
    Alice is at level 0
    level 2 may borrow 10000
    Cleo verifies Alice at 2 => four_eyes_needed
    Cleo with Carl verifies Alice at 2
    Alice is at level 2
    Cleo with Carl verifies Alice at 4 => bad_command
    Cleo with Ann sets the limits to 0 1 2 for loans and 0 1 2 3 a day => bad_command
    Cleo with Ann sets the limits to 0 5 4 9 for loans and 0 1 2 3 a day => bad_command
    Cleo with Ann sets the limits to 0 5.5 7 9 for loans and 0 1 2 3 a day
    level 1 may borrow 5.5
    Cleo with Carl verifies Alice at 0
    Alice is at level 0
    `,
  ),
  scenario(
    'Fees are for orders from then on, and never fewer',
    'OPER-8 OWNER-3',
    `
    ${STAFFED}
    Alice has 1000 USDT
    Alice buys 1 at 90 as first => open
    Mia with Ann sets the fees to 5/7 => bad_command
    Mia with Ann sets the fees to 5/7 3/4 1/2
    Alice buys 1 at 90 as second => open
    Mia with Max puts Alice into tier 2
    Mia with Max puts Alice into tier 3 => bad_command
    Alice buys 1 at 90 as third => open
    order first pays 1000/2000
    order second pays 5/7
    order third pays 1/2
    `,
  ),
  scenario(
    'A market is halted by one and opened by two, at once or later',
    'OPER-2 OPER-6 DUE-1 REF-4',
    `
    ${STAFFED}
    Mia halts the market
    Mia opens the market => four_eyes_needed
    Mia with Sue opens the market => role_missing
    Mia with Ann opens the market in 60 s as opening
    opening is told as scheduled
    1 decision waits
    the market is halted
    59 s pass
    the market is halted
    1 s pass
    the market is open
    opening is told as done
    0 decisions wait
    Mia halts the market
    60 s pass
    the market is halted
    `,
  ),
  scenario(
    'What was announced comes in the order of its moments, and can be taken back before',
    'OPER-5 OPER-6 OPER-7',
    `
    ${STAFFED}
    Mia with Max changes the market to maxLots 500 in 20 s as late
    Mia with Max changes the market to maxLots 700 in 10 s as early
    Mia with Max changes the market to maxLots 900 in 30 s as never
    Mia with Max changes the market to minLots 600 in 40 s as unfit
    3 s pass
    the largest order is 1000
    Mia with Mia cancels never => same_operator
    Mia cancels never => four_eyes_needed
    Sue with Mia cancels never => role_missing
    Mia with Max cancels never in 5 s => bad_command
    Mia with Max cancels never
    never is told as cancelled
    Mia with Max cancels never => unknown_decision
    8 s pass
    the largest order is 700
    10 s pass
    the largest order is 500
    30 s pass
    the largest order is 500
    unfit is told as failed: bad_command
    Mia with Max halts the market in 0 s => effective_time_past
    `,
  ),
  scenario(
    'Who is dismissed decides nothing any more',
    'OPER-6 I26',
    `
    ${STAFFED}
    Mia with Ann opens the market in 60 s as opening
    Mia with Max cancels opening in 60 s => bad_command
    Mia halts the market
    Ann with Ben dismisses Mia
    60 s pass
    opening is told as failed: role_missing
    the market is halted
    `,
  ),
  scenario(
    'Limits of a market are for orders from then on',
    'OPER-8',
    `
    ${STAFFED}
    Alice has 100000 USDT
    Alice buys 10 at 90 => open
    Mia with Max changes the market to maxLots 5
    Alice buys 6 at 90 => above_maximum_quantity
    Alice buys 5 at 90 => open
    Mia with Max changes the market to maxLots 5 => nothing_to_amend
    Mia with Max changes the market to minLots 6 => bad_command
    Mia with Max changes the market to minNotional 500
    Alice buys 5 at 99 => below_minimum_notional
    Mia with Max changes the market to maxOpenOrders 2
    Alice buys 5 at 101 => too_many_orders
    Mia with Max changes the market to bandPpm 10000
    Alice buys 5 at 102 => price_outside_band
    `,
  ),
  scenario(
    'The operator brings money to accounts of the house, once for each proof',
    'OPER-10 OPER-12 I24',
    `
    ${STAFFED}
    treasury owns 5 USDT
    Ann with Ben brings 100 USDT to treasury by S1
    treasury owns 105 USDT
    Ann with Ben brings 100 USDT to treasury by S1 => already_done
    Ann with Ben brings 100 USDT to fees by S2 => not_allowed
    Ann with Ben brings 100 USDT to clearing by S2 => not_allowed
    Ann with Ben brings 9223372036854 USDT to insurance by S2 => amount_overflow
    Ann brings 100 USDT to insurance by S2 => four_eyes_needed
    Cleo with Ann brings 100 USDT to insurance by S2 => role_missing
    Ann with Ben brings 50 USDT to insurance by S2 in 10 s as later
    Ann with Ben brings 50 USDT to insurance by S2
    11 s pass
    later is told as failed: already_done
    insurance owns 50 USDT
    `,
  ),
  scenario(
    'The audit chain only grows',
    'OPER-11',
    `
    the audit chain has 3 rows and ends in a
    the audit chain has 3 rows and ends in a => already_done
    the audit chain has 3 rows and ends in b => not_allowed
    the audit chain has 2 rows and ends in b => not_allowed
    the audit chain has 4 rows and ends in g => bad_command
    the audit chain has 4 rows and ends in b
    `,
  ),
]
