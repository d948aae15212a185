import { STAFFED } from '../moneyStaff.ts'
import { scenario } from '../scenario.ts'

/** Two people offer a product, and Alice has money in the wallet it is bought from. */
const OFFERED = `
    ${STAFFED}
    Tom with Ann offers hosting 1
    Alice has 5000 USDT
    Alice moves 2000 from funds to hosting
`

export const HOSTING = [
  scenario(
    'Each full day is paid from the escrow, the last one makes up the promised sum, and then the principal is free',
    'HOST-3 HOST-4 HOST-5 I15',
    `
    ${OFFERED}
    treasury owns 5 USDT
    Alice hosts 33.333333 in 1 as H
    treasury owns 4.876501 USDT
    escrow owns 0.123499 USDT
    Alice has 1966.666667 free and 33.333333 hosted
    H is in custody
    H has been paid 0 of 0.123499 in 0 days
    1 day passes
    H has been paid 0.041166 of 0.123499 in 1 day
    Alice has 1966.707833 free and 33.333333 hosted
    escrow owns 0.082333 USDT
    2 days pass
    H is over
    Alice has 2000.123499 free and 0 hosted
    escrow owns 0 USDT
    treasury owns 4.876501 USDT
    Alice redeems H => order_not_found
    `,
  ),
  scenario(
    'A day is over after 24 hours from the purchase, not before, and not at midnight',
    'HOST-4 HOST-7',
    `
    ${OFFERED}
    it is 23:59:59
    Alice hosts 100 in 1 as H
    it is 23:59:59
    H has been paid 0.1235 of 0.3705 in 1 day
    it is 23:59:58
    H has been paid 0.1235 of 0.3705 in 1 day
    2 s pass
    H has been paid 0.247 of 0.3705 in 2 days
    `,
  ),
  scenario(
    'Redemption may be asked for at once; it takes its days, costs its loss, and what was not earned goes back',
    'HOST-6 HOST-5 OWNER-2 ONLY-1',
    `
    ${OFFERED}
    Alice hosts 100.000019 in 1 as H
    H would give 95.000019 and cost 5
    1 day passes
    H has been paid 0.1235 of 0.3705 in 1 day
    Bob redeems H => order_not_found
    Cleo freezes Alice
    Tom restricts the platform: drill
    Alice redeems H
    H is in redemption
    Alice redeems H => already_done
    hosting 1 has 1249.527935 left, 0.247 set aside and 0 owed
    1 day passes
    H has been paid 0.1235 of 0.3705 in 1 day
    Alice has 1900.123481 free and 100.000019 hosted
    1 day passes
    H is over
    Alice has 1995.1235 free and 0 hosted
    fees owns 5 USDT
    escrow owns 0 USDT
    treasury owns 4.8765 USDT
    Alice redeems H => order_not_found
    Alice hosts 100 in 1 => owner_frozen
    `,
  ),
  scenario(
    'A redemption without a waiting time is over at once',
    'HOST-6',
    `
    ${OFFERED}
    Tom with Ann offers hosting 1: redemptionDays 0, earlyLossPpm 333333
    Alice hosts 10.000001 in 1 as H
    Alice redeems H
    H is over
    fees owns 3.33333 USDT
    treasury owns 5 USDT
    Alice has 1996.66667 free and 0 hosted
    `,
  ),
  scenario(
    'Guards stand in their order and say what would be possible',
    'HOST-1 HOST-2 HOST-3 OPER-2 ONLY-1',
    `
    ${STAFFED}
    Alice hosts 100 in 1 => unknown_product
    Tom offers hosting 1 => four_eyes_needed
    Tom with Tia offers hosting 1 => role_missing
    Cleo with Ann offers hosting 1 => role_missing
    Ann with Tia offers hosting 1
    Tom with Ann offers hosting 1: min 1001 => bad_command
    Tom with Ann offers hosting 1: min 0 => bad_command
    Tom with Ann offers hosting 1: min 0.0005 => bad_command
    Tom with Ann offers hosting 1: max 1e3 => bad_command
    Tom with Ann offers hosting 1: capacity -1 => bad_command
    Tom with Ann offers hosting 1: max 9223372036854, dailyRatePpm 1000000, cycleDays 2 => bad_command
    Alice hosts 100 in 1 by terms 1 => terms_changed
    Alice hosts 9.999999 in 1 => below_minimum_quantity
    the refusal says min 10
    Alice hosts 1000.000001 in 1 => above_maximum_quantity
    the refusal says max 1000
    Alice hosts 100 in 1 => insufficient_balance
    Alice has 5000 USDT
    Alice hosts 100 in 1 => insufficient_balance
    Alice moves 100 from funds to hosting
    Alice hosts 0 in 1 => bad_command
    Alice hosts 100 in 9 => unknown_product
    Tom restricts the platform: drill
    Alice hosts 100 in 1 => withdrawals_only
    Tom with Ann frees the platform: over
    Tom with Ann offers hosting 1: state closed
    Alice hosts 100 in 1 => product_closed
    hosting 1 has 0 left, 0 set aside and 0 owed
    Tom with Ann offers hosting 1
    Alice hosts 100 in 1
    `,
  ),
  scenario(
    'A sale with an empty treasury is refused, and one that it can just cover is not',
    'HOST-3 I15',
    `
    ${STAFFED}
    Ann with Tom offers hosting 1: dailyRatePpm 10000, cycleDays 10
    Alice has 5000 USDT
    Alice moves 2000 from funds to hosting
    hosting 1 has 50.000009 left, 0 set aside and 0 owed
    Alice hosts 50.00001 in 1 => sold_out
    the refusal says left 50.000009
    Alice hosts 50.000009 in 1
    treasury owns 0 USDT
    escrow owns 5 USDT
    Alice hosts 10 in 1 => sold_out
    the refusal says left 0
    Tom with Tia brings 0.99 USDT to treasury by proof
    hosting 1 has 0 left, 5 set aside and 5 owed
    Tom with Tia brings 0.01 USDT to treasury by proof2
    Alice hosts 10 in 1
    Tom with Tia brings 1 USDT to escrow by proof3 => not_allowed
    `,
  ),
  scenario(
    'What a product takes in altogether is bounded, and free again when an order has ended',
    'HOST-3',
    `
    ${OFFERED}
    Tom with Ann offers hosting 1: capacity 150, redemptionDays 0
    Alice hosts 100 in 1 as H
    Alice hosts 50.000001 in 1 => sold_out
    the refusal says left 50
    Alice redeems H
    Alice hosts 150 in 1
    `,
  ),
  scenario(
    'Other terms leave what was bought before as it was',
    'HOST-1 HOST-4 HOST-6',
    `
    ${OFFERED}
    Alice hosts 100 in 1 as old
    Ann with Tom offers hosting 1: dailyRatePpm 9000, cycleDays 1, earlyLossPpm 900000, redemptionDays 30
    Alice hosts 100 in 1 as new
    old would give 95 and cost 5
    new would give 10 and cost 90
    Tom with Ann offers hosting 1: state closed
    1 day passes
    new is over
    old has been paid 0.1235 of 0.3705 in 1 day
    Alice redeems old
    2 days pass
    old is over
    fees owns 5 USDT
    Alice has 1996.0235 free and 0 hosted
    `,
  ),
  scenario(
    'A scheduled change holds from its moment, and sales before it are by the old terms',
    'HOST-1 OPER-6 DUE-1',
    `
    ${OFFERED}
    Tom with Ann offers hosting 1: dailyRatePpm 2000 in 60 s
    Alice hosts 100 in 1 as H
    H has been paid 0 of 0.3705 in 0 days
    61 s pass
    Alice hosts 100 in 1 as I
    I has been paid 0 of 0.6 in 0 days
    `,
  ),
  scenario(
    'Hosted money counts for its lot; a return is no lot, and the loss of a redemption is a loss of the oldest',
    'HOST-8 LOT-3',
    `
    ${STAFFED}
    Tom with Ann offers hosting 1: redemptionDays 0, earlyLossPpm 100000
    Alice deposits 500
    Alice deposits 100
    Alice moves 600 from funds to hosting
    Alice hosts 200 in 1 as H
    Alice hosts 300 in 1 as I
    lot 1 of Alice has 500 left and 0 of 450 traded
    1 day passes
    lot 1 of Alice has 500 left and 0 of 450 traded
    Alice redeems I
    lot 1 of Alice has 470.6175 left and 0 of 450 traded
    lot 2 of Alice has 100 left and 0 of 90 traded
    `,
  ),
  scenario(
    'After a long silence every missed day is paid once, at its moment, and redemptions end between them',
    'HOST-7 DUE-1 CLOCK-3',
    `
    ${OFFERED}
    Tom with Ann offers hosting 2: cycleDays 10
    Alice hosts 100 in 2 as H
    Alice hosts 100 in 2 as I
    1 day passes
    Alice redeems I
    nothing is heard for 30 days => clock_stopped
    Alice hosts 100 in 1 => clock_stopped
    H has been paid 0.1235 of 1.235 in 1 day
    the clock goes on
    9 days were paid at once
    H is over
    I is over
    Alice has 1996.3585 free and 0 hosted
    escrow owns 0 USDT
    the clock goes on
    0 days were paid at once
    Alice has 1996.3585 free and 0 hosted
    `,
  ),
  scenario(
    'Hosting has a wallet of its own, for the withdrawal asset',
    'XFER-2 XFER-3 XFER-4',
    `
    ${STAFFED}
    Alice has 100 USDT
    Alice moves 60 from funds to hosting
    Alice has 60 free and 0 hosted
    Tom with Ann offers hosting 1
    Alice hosts 50 in 1 as H
    Alice moves 10.000001 from hosting to funds => insufficient_balance
    Alice moves 10 from hosting to funds
    Alice moves 1 from hosting to hosting => same_wallet
    Alice owns 50 free and 0 held
    `,
  ),
]
