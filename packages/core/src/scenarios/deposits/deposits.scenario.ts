import { STAFFED } from '../moneyStaff.ts'
import { scenario } from '../scenario.ts'

export const DEPOSITS = [
  scenario(
    'A deposit is credited once, and waits for its turnover',
    'DEP-1 DEP-2 LOT-1 WDR-7 I18',
    `
    ${STAFFED}
    Alice deposits 1000
    that transfer is seen again for Alice => already_done
    that transfer is seen again for Bob => already_done
    Alice owns 1000 free and 0 held
    lot 1 of Alice has 1000 left and 0 of 900 traded
    Alice may take out 0
    Alice withdraws 500 to home => turnover_missing
    the refusal says missing 900
    Alice withdraws 500 by bank => turnover_missing
    `,
  ),
  scenario(
    'Terms changed after a deposit do not touch it, better ones do at once',
    'TERMS-1 TERMS-2 WDR-3 WDR-6 I19 OPER-2',
    `
    ${STAFFED}
    Ann with Tom sets the terms to turnoverPpm 0, min 50
    Alice deposits 1000
    Tom with Tia sets the terms to feePpm 100000 => role_missing
    Cleo with Ann sets the terms to feePpm 100000 => role_missing
    Tom with Ann sets the terms to opensAt 780, closesAt 720 => bad_command
    Tom with Ann sets the terms to feePpm 100000, turnoverPpm 1000000, min 500, opensAt 1439
    Alice may take out 1000
    Alice withdraws 50 to home as little
    withdrawal little costs 2.5
    Tom with Ann sets the terms to feePpm 10000, min 10
    Alice withdraws 10 to home as less
    withdrawal less costs 0.1
    `,
  ),
  scenario(
    'What came from no deposit costs what holds now',
    'LOT-4 WDR-6',
    `
    ${STAFFED}
    Ann with Tom sets the terms to turnoverPpm 0
    Alice deposits 1000
    Alice has 1000 USDT
    Tom with Ann sets the terms to feePpm 100000
    Alice withdraws 1500 to home as both
    withdrawal both costs 100
    lot 1 of Alice has 0 left and 0 of 0 traded
    `,
  ),
  scenario(
    'Losses are written off the oldest money, also before new money comes in',
    'LOT-3',
    `
    ${STAFFED}
    Ann with Tom sets the terms to turnoverPpm 0
    Alice deposits 1000
    Bob has 5 BTC
    Bob sells 5 at 140 => open
    Alice buys 5 at 140 => closed
    lot 1 of Alice has 799 left and 0 of 0 traded
    Alice deposits 500
    lot 1 of Alice has 799 left and 0 of 0 traded
    lot 2 of Alice has 500 left and 0 of 0 traded
    Alice withdraws 600 to home
    lot 1 of Alice has 199 left and 0 of 0 traded
    lot 2 of Alice has 500 left and 0 of 0 traded
    `,
  ),
  scenario(
    'Spot fills count their quote value, maker and taker, for the oldest lot first',
    'TURN-1 TURN-2 WDR-7',
    `
    ${STAFFED}
    Alice deposits 1000
    Alice deposits 500
    Bob has 10 BTC
    Bob sells 8 at 100 => open
    Alice buys 8 at 100 => closed
    lot 1 of Alice has 998.4 left and 800 of 900 traded
    lot 2 of Alice has 500 left and 0 of 450 traded
    Alice may take out 0
    Alice sells 4 at 100 => open
    lot 1 of Alice has 998.4 left and 800 of 900 traded
    Bob has 1000 USDT
    Bob buys 4 at 100 => closed
    lot 1 of Alice has 998 left and 900 of 900 traded
    lot 2 of Alice has 500 left and 300 of 450 traded
    Alice may take out 998
    Alice withdraws 998 to home as one
    lot 1 of Alice has 0 left and 900 of 900 traded
    Alice takes back one
    Alice withdraws 998.01 to home => turnover_missing
    the refusal says missing 150
    `,
  ),
  scenario(
    'Turnover counts up to what is needed and never beyond, and only while something is left',
    'TURN-1 LOT-3',
    `
    ${STAFFED}
    Alice deposits 500 from e
    Alice returns 500 of lot 1 as back
    Bob has 10 BTC
    Bob sells 6 at 100 => open
    Alice has 1000 USDT
    Alice buys 5 at 100 => closed
    Alice takes back back
    lot 1 of Alice has 500 left and 0 of 450 traded
    Alice deposits 200
    Alice buys 1 at 100 => closed
    lot 1 of Alice has 500 left and 100 of 450 traded
    Alice sells 5 at 100 => open
    Bob buys 5 at 100 => closed
    lot 1 of Alice has 500 left and 450 of 450 traded
    lot 2 of Alice has 200 left and 150 of 180 traded
    Alice buys 1 at 100 => open
    Bob sells 1 at 100 => closed
    lot 2 of Alice has 200 left and 180 of 180 traded
    `,
  ),
  scenario(
    'An untouched deposit goes back to where it came from at the network’s price, at any hour',
    'WDR-9',
    `
    ${STAFFED}
    Alice deposits 1000 from e
    it is 03:00:00
    Alice returns 999 of lot 1 => bad_command
    Alice returns 1000 of lot 2 => deposit_traded
    Bob returns 1000 of lot 1 => deposit_traded
    Alice returns 1000 of lot 1 as back
    withdrawal back costs 5
    Alice owns 0 free and 1000 held
    Alice has asked 0 times today and may 2 more
    Alice returns 1000 of lot 1 => deposit_traded
    Alice takes back back
    lot 1 of Alice has 1000 left and 0 of 900 traded
    Alice returns 1000 of lot 1
    Alice deposits 5
    Alice returns 5 of lot 2 => withdrawal_below_minimum
    Alice deposits 50 from 0
    Alice returns 50 of lot 3 => deposit_traded
    `,
  ),
]
