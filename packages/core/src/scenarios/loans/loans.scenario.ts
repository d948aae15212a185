import { STAFFED } from '../moneyStaff.ts'
import { scenario } from '../scenario.ts'

/** Two people offer a product, and the pool has 500. */
const OFFERED = `
    ${STAFFED}
    Tom with Ann offers loan 1
    Tom with Tia brings 995 USDT to treasury by proof
    Tom with Tia puts 500 into the loan pool
`

/** Alice has borrowed 100. */
const LENT = `
    ${OFFERED}
    Alice borrows 100 of 1 as L
    Tom with Tia pays out 100 of L
`

export const LOANS = [
  scenario(
    'Three days cost nothing, then each day its rate; after the due day and a day of grace the late fee runs beside it',
    'LOAN-4 LOAN-5 LOAN-6 LOAN-7 I16',
    `
    ${OFFERED}
    Alice borrows 100 of 1 as L
    L is not_reviewed
    Alice owns 0 free and 0 held
    Tom with Tia pays out 100 of L
    L is disbursed
    Alice owns 100 free and 0 held
    the pool has 400, 100 lent, 0 paid outside and 0 written off
    day 4 of L is about to begin
    L owes 0 late, 0 interest and 100 principal
    day 4 of L begins
    L owes 0 late, 0.1 interest and 100 principal
    day 10 of L is about to begin
    L is disbursed
    day 10 of L begins
    L is to_repay
    L owes 0 late, 0.7 interest and 100 principal
    day 11 of L begins
    L is expired
    L owes 0 late, 0.8 interest and 100 principal
    day 12 of L is about to begin
    L is expired
    day 12 of L begins
    L is overdue
    L owes 0.5 late, 0.9 interest and 100 principal
    Alice repays 1 of L
    L owes 0 late, 0.4 interest and 100 principal
    fees owns 1 USDT
    Alice repays 200 of L => insufficient_balance
    Alice has 50 USDT
    Alice repays 200 of L
    L is over
    Alice owns 48.6 free and 0 held
    fees owns 1.4 USDT
    the pool has 500, 0 lent, 0 paid outside and 0 written off
    Alice repays 1 of L => unknown_loan
    `,
  ),
  scenario(
    'A part of the principal costs nothing from the next day on that begins',
    'LOAN-5 LOAN-6',
    `
    ${LENT}
    Alice has 10 USDT
    Alice repays 40 of L
    day 4 of L begins
    L owes 0 late, 0.06 interest and 60 principal
    Alice repays 10.06 of L
    L owes 0 late, 0 interest and 50 principal
    Alice repays 20 of L
    L owes 0 late, 0 interest and 30 principal
    day 6 of L is about to begin
    L owes 0 late, 0.03 interest and 30 principal
    day 6 of L begins
    L owes 0 late, 0.06 interest and 30 principal
    Alice repays 30.06 of L
    L is over
    fees owns 0.12 USDT
    `,
  ),
  scenario(
    'A day costs its rate rounded up, on the least loan too',
    'LOAN-5',
    `
    ${OFFERED}
    Tom with Ann offers loan 1: min 0.000001, dailyRatePpm 1, freeDays 0, days 1, graceDays 0
    Alice borrows 0.000003 of 1 as L
    Tom with Tia pays out 0.000003 of L
    L is to_repay
    L owes 0 late, 0.000001 interest and 0.000003 principal
    day 2 of L begins
    L is overdue
    2 steps were told at once
    L owes 0.000001 late, 0.000002 interest and 0.000003 principal
    30 days pass
    L owes 0.000001 late, 0.000002 interest and 0.000003 principal
    `,
  ),
  scenario(
    'All charges together never exceed what was lent, however late',
    'LOAN-5 I16',
    `
    ${OFFERED}
    Tom with Ann offers loan 1: dailyRatePpm 100000, lateRatePpm 250000, days 4
    Alice borrows 100 of 1 as L
    Tom with Tia pays out 100 of L
    day 7 of L begins
    L owes 50 late, 40 interest and 100 principal
    day 8 of L begins
    L owes 50 late, 50 interest and 100 principal
    30 days pass
    L owes 50 late, 50 interest and 100 principal
    Alice has 500 USDT
    Alice repays 60 of L
    30 days pass
    L owes 0 late, 40 interest and 100 principal
    Alice repays 999 of L
    L is over
    fees owns 100 USDT
    `,
  ),
  scenario(
    'Guards stand in their order and say what would be possible',
    'LOAN-1 LOAN-2 LOAN-3 OPER-2 ONLY-1 OWNER-2',
    `
    ${STAFFED}
    Alice borrows 100 of 1 => unknown_product
    Tom offers loan 1 => four_eyes_needed
    Tom with Tia offers loan 1 => role_missing
    Tom with Ann offers loan 1: min 1001 => bad_command
    Tom with Ann offers loan 1: min 0 => bad_command
    Tom with Ann offers loan 1: max 1e3 => bad_command
    Tom with Ann offers loan 1: freeDays 11 => bad_command
    Tom with Ann offers loan 1: max 9223372036854 => bad_command
    Tom with Ann offers loan 1
    Alice borrows 100 of 1 by terms 1 => terms_changed
    Alice borrows 9.999999 of 1 => below_minimum_quantity
    the refusal says min 10
    Alice borrows 1000.000001 of 1 => above_maximum_quantity
    the refusal says max 1000
    Bob borrows 100 of 1 => loan_needs_verification
    Cleo with Carl verifies Bob at 1
    Cleo with Carl sets the limits to 0 50 60 500 for loans and 0 1 2 200000 a day
    Bob may borrow 50 of 50
    Bob borrows 50.000001 of 1 => loan_limit
    the refusal says max 50
    Bob borrows 50 of 1 => loan_pool_empty
    the refusal says left 0
    Tom with Tia puts 6 into the loan pool => treasury_short
    Tom puts 5 into the loan pool => four_eyes_needed
    Ann with Tia puts 5 into the loan pool => role_missing
    Tom with Tia brings 1000 USDT to treasury by proof
    Tom with Tia puts 500 into the loan pool
    Bob borrows 40 of 1 as B
    loan 1 has 460 left
    Bob may borrow 10 of 50
    Bob borrows 10 of 1 => loan_under_review
    Bob borrows 0 of 1 => bad_command
    Cleo freezes Bob
    Bob borrows 10 of 1 => owner_frozen
    Tom with Tia pays out 40 of B => owner_frozen
    Bob cancels loan B
    Bob cancels loan B => unknown_loan
    Tom restricts the platform: drill
    Alice borrows 100 of 1 => withdrawals_only
    Tom with Tia frees the platform: over
    Tom with Ann offers loan 1: state closed
    Alice borrows 100 of 1 => product_closed
    loan 1 has 0 left
    `,
  ),
  scenario(
    'An application is decided by two, for what was asked or less; one is enough to reject it',
    'LOAN-4 OPER-2',
    `
    ${OFFERED}
    Alice borrows 100 of 1 as L
    Bob cancels loan L => unknown_loan
    Alice repays 1 of L => loan_state
    Tom pays out 100 of L => four_eyes_needed
    Cleo with Carl pays out 100 of L => role_missing
    Tom with Tia pays out 100.000001 of L => above_maximum_quantity
    Tom with Tia writes off L: never => loan_state
    Tom with Tia takes 450 out of the loan pool
    Tom with Tia pays out 100 of L => loan_pool_empty
    the refusal says left 50
    Tom with Tia puts 1 into the loan pool
    Tom with Tia pays out 50.5 of L
    L owes 0 late, 0 interest and 50.5 principal
    Alice may borrow 49949.5 of 50000
    Alice cancels loan L => loan_state
    Tom with Tia pays out 1 of L => loan_state
    Cleo rejects L: late => loan_state
    Alice borrows 10 of 1 => loan_pool_empty
    Tom with Tia puts 10 into the loan pool
    Alice borrows 10 of 1 as M
    Cleo rejects M: unclear
    M is over
    Cleo rejects M: again => unknown_loan
    `,
  ),
  scenario(
    'Terms that change leave what was applied for before as it was',
    'LOAN-1',
    `
    ${LENT}
    Alice borrows 100 of 1 as M
    Tom with Ann offers loan 1: dailyRatePpm 9000, freeDays 0, days 1, graceDays 0
    Tom with Tia pays out 100 of M
    day 4 of L begins
    L owes 0 late, 0.1 interest and 100 principal
    day 4 of M begins
    M owes 0 late, 0.1 interest and 100 principal
    L is disbursed
    `,
  ),
  scenario(
    'A proof counts from its upload, is used once for ever, and posts nothing',
    'LOAN-9 I16 I18',
    `
    ${LENT}
    day 6 of L begins
    1 day passes
    1 day passes
    L owes 0 late, 0.5 interest and 100 principal
    Tom counts 50.1 on L by line b1 of 48 h ago => four_eyes_needed
    Tom with Tia counts 50.1 on L by line b1 of 190 h ago => bad_command
    Tom with Tia counts 50.3 on L by line b1 of 48 h ago
    L owes 0 late, 0.1 interest and 50 principal
    the pool has 400, 50 lent, 50 paid outside and 0 written off
    fees owns 0 USDT
    Tom with Tia counts 1 on L by line b1 of 0 h ago => already_done
    Tom with Tia hands 1 BTC to Alice for 100 by bank line b1 => already_done
    Tom with Tia takes 400 out of the loan pool
    Tom with Tia brings 50 USDT to treasury by statement
    Tom with Tia puts 450 into the loan pool
    Tom with Tia counts 500 on L by line b2 of 0 h ago
    L is over
    the pool has 450, 0 lent, 100 paid outside and 0 written off
    `,
  ),
  scenario(
    'What was paid from the balance after an upload stays paid; what the proof no longer finds as charges it finds as principal',
    'LOAN-9',
    `
    ${LENT}
    day 6 of L begins
    Alice repays 0.3 of L
    L owes 0 late, 0 interest and 100 principal
    Tom with Tia counts 20 on L by line b1 of 24 h ago
    L owes 0 late, 0 interest and 80 principal
    day 7 of L begins
    L owes 0 late, 0.06 interest and 80 principal
    `,
  ),
  scenario(
    'What is given up is a loss that the pool shows, and no other money moves',
    'LOAN-10 I16',
    `
    ${LENT}
    Alice has 500 USDT
    Alice repays 30 of L
    Tom writes off L: gone => four_eyes_needed
    Tom with Tia writes off L: gone
    L is over
    the pool has 430, 0 lent, 0 paid outside and 70 written off
    treasury owns 500 USDT
    Alice repays 1 of L => unknown_loan
    `,
  ),
  scenario(
    'What borrowers paid is lent again and never goes to the treasury',
    'LOAN-8 I15',
    `
    ${LENT}
    Alice repays 100 of L
    L is over
    Tom with Tia takes 400.000001 out of the loan pool => loan_pool_empty
    the refusal says left 400
    Tom with Tia takes 400 out of the loan pool
    treasury owns 900 USDT
    the pool has 100, 0 lent, 0 paid outside and 0 written off
    Alice borrows 100 of 1 as M
    Tom with Tia puts 50 into the loan pool
    Tom with Tia pays out 60 of M
    Tom with Tia takes 50.000001 out of the loan pool => loan_pool_empty
    Tom with Tia takes 50 out of the loan pool
    Tom with Tia brings 1 USDT to loanPool by directly => not_allowed
    `,
  ),
  scenario(
    'A frozen customer repays, and so does everybody while the platform is restricted',
    'LOAN-6 OWNER-2 ONLY-1',
    `
    ${LENT}
    Bob has 100 USDT
    Bob repays 10 of L => unknown_loan
    Cleo freezes Alice
    Tom restricts the platform: drill
    Alice repays 40 of L
    L owes 0 late, 0 interest and 60 principal
    `,
  ),
  scenario(
    'After a long silence each step is told once, at its moment, and every day costs once',
    'LOAN-5 LOAN-7 DUE-1 CLOCK-3',
    `
    ${LENT}
    nothing is heard for 30 days => clock_stopped
    Alice repays 1 of L => clock_stopped
    the clock goes on
    3 steps were told at once
    L is overdue
    L owes 10 late, 2.8 interest and 100 principal
    the clock goes on
    0 steps were told at once
    L owes 10 late, 2.8 interest and 100 principal
    `,
  ),
  scenario(
    'Borrowed money stays: what is left after a withdrawal is worth what is owed',
    'LOAN-11 WDR-2',
    `
    ${OFFERED}
    Alice has 200 USDT
    Alice borrows 300 of 1 as L
    Tom with Tia pays out 300 of L
    it is 20:00:00
    Alice withdraws 200.000001 to home => loan_must_stay
    the refusal says max 200
    the refusal says owed 300
    Alice withdraws 200 to home
    it is 20:00:00
    Alice withdraws 100 to home => loan_must_stay
    the refusal says max 0
    Alice repays 300 of L
    L is over
    `,
  ),
  scenario(
    'Money lent to leave may leave, and what is owed is not the borrower’s own when lots are compared',
    'LOAN-11 LOT-3',
    `
    ${OFFERED}
    Tom with Ann offers loan 1: mayLeave true
    Alice deposits 500
    lot 1 of Alice has 500 left and 0 of 450 traded
    Alice borrows 300 of 1 as L
    Tom with Tia pays out 300 of L
    lot 1 of Alice has 500 left and 0 of 450 traded
    day 5 of L begins
    lot 1 of Alice has 499.4 left and 0 of 450 traded
    Alice repays 300.6 of L
    lot 1 of Alice has 499.4 left and 0 of 450 traded
    `,
  ),
]
