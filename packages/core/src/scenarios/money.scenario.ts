import { scenario } from './scenario.ts'

/** Ann and Ben found every console; Tom and Tia see to the treasury, Cleo and Carl to compliance. Alice may withdraw 200,000 a day. */
export const STAFFED = `
    nobody appoints Ann: administrator
    nobody appoints Ben: administrator
    Ann with Ben appoints Tom: treasury
    Ann with Ben appoints Tia: treasury
    Ann with Ben appoints Cleo: compliance
    Ann with Ben appoints Carl: compliance
    Cleo with Carl verifies Alice at 3
    Alice adds address a as home
    it is 20:00:00
    it is 20:00:00
`
/** Who has test funds only has no turnover to do. */
const RICH = `
    ${STAFFED}
    Alice has 500000 USDT
`

export const MONEY = [
  scenario(
    'Hours are Hong Kong’s: a second before noon is too early, noon is not, and midnight is the next day',
    'TERMS-3 WDR-3',
    `
    ${RICH}
    it is 11:59:59
    Alice withdraws 100 to home => withdrawals_closed
    the refusal says from 12:00
    the refusal says to 24:00
    it is 12:00:00
    Alice withdraws 100 to home
    it is 23:59:59
    Alice withdraws 100 to home
    it is 00:00:00
    Alice withdraws 100 to home => withdrawals_closed
    `,
  ),
  scenario(
    'The third request of a day is refused, the first of the next is not',
    'WDR-3 WDR-4',
    `
    ${RICH}
    Alice withdraws 100 to home
    Alice has asked 1 times today and may 1 more
    Alice withdraws 100 by bank
    Alice withdraws 100 to home => withdrawals_per_day
    the refusal says count 2
    it is 12:00:00
    Alice has asked 0 times today and may 2 more
    Alice withdraws 100 to home
    `,
  ),
  scenario(
    '99.99 is too little and 200,000.01 too much',
    'WDR-3 WDR-6',
    `
    ${RICH}
    Alice withdraws 99.99 to home => withdrawal_below_minimum
    the refusal says min 100
    Alice withdraws 200000.01 to home => withdrawal_above_maximum
    the refusal says max 200000
    Alice withdraws 200000 to home as all
    withdrawal all costs 10000
    Alice owns 300000 free and 200000 held
    Alice withdraws 100 to home => daily_limit
    `,
  ),
  scenario(
    'The fee is inside the amount, rounded up, and the one that was shown',
    'WDR-6',
    `
    ${RICH}
    Alice withdraws 100.000001 to home for 5 => fee_changed
    Alice withdraws 100.000001 to home for 5.000001 as odd
    withdrawal odd costs 5.000001
    `,
  ),
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
    'An address is the customer’s own, of the network, and a day old',
    'ADDR-1 ADDR-2 ADDR-3 ADDR-4 WDR-8 MOVE-1',
    `
    ${RICH}
    Alice adds address a => address_known
    Alice adds the address 0xABCDEFABCDEFABCDEFABCDEFABCDEFABCDEFABCD => address_invalid
    Alice adds address 0 => address_invalid
    Alice adds the address TXYZ => address_invalid
    Bob adds address a as his
    Alice withdraws 100 to his => unknown_address
    Alice adds address c as new
    Alice withdraws 100 to new => address_waiting
    Alice withdraws 100 to nowhere => unknown_address
    Alice withdraws 100 to home as gone
    Alice removes home
    Alice removes home => unknown_address
    Bob removes new => unknown_address
    Alice withdraws 100 to home => unknown_address
    withdrawal gone is requested
    it is 20:00:00
    it is 20:00:00
    Alice withdraws 100 to new
    `,
  ),
  scenario(
    'What is taken back or refused is given back whole, with its lots and the day’s request',
    'WDR-10 WDR-11 OPER-2',
    `
    ${STAFFED}
    Ann with Tom sets the terms to turnoverPpm 0
    Alice deposits 1000
    Alice withdraws 700 to home as one
    Alice owns 300 free and 700 held
    lot 1 of Alice has 300 left and 0 of 0 traded
    Bob takes back one => unknown_withdrawal
    Alice takes back one
    Alice takes back one => withdrawal_not_cancelable
    Alice owns 1000 free and 0 held
    lot 1 of Alice has 1000 left and 0 of 0 traded
    Alice has asked 0 times today and may 2 more
    Alice withdraws 700 to home as two
    Ann takes two => role_missing
    Cleo takes two
    Cleo takes two => withdrawal_state
    Alice takes back two => withdrawal_not_cancelable
    Tom refuses two
    Tom refuses two => withdrawal_state
    Tom refuses nothing => unknown_withdrawal
    Alice owns 1000 free and 0 held
    Alice has asked 0 times today and may 2 more
    `,
  ),
  scenario(
    'A small payout takes one person of the treasury, a large one two, and none while the customer is held',
    'WDR-11 OPER-2',
    `
    ${RICH}
    Alice withdraws 9999.99 to home as small
    Alice withdraws 10000 to home as large
    Tom approves small => withdrawal_state
    Tom takes small
    Cleo takes large
    Cleo approves small => role_missing
    Tom approves small
    Tom approves large => four_eyes_needed
    Tom with Cleo approves large => role_missing
    the platform holds Alice for 60 s
    Tom with Ann approves large => withdrawals_held
    60 s pass
    Tom with Ann approves large
    Tom with Ann approves large => withdrawal_state
    Cleo refuses large
    withdrawal large is refused
    withdrawal small is approved
    `,
  ),
  scenario(
    'What was signed is paid once: the amount leaves, less the fee, by the transaction that was signed',
    'WDR-12 WDR-13 I17',
    `
    ${RICH}
    Alice withdraws 1000 to home as one
    Alice withdraws 1000 to home as two
    the signer signs one with 1 => withdrawal_state
    Tom takes one
    Tom takes two
    Tom approves one
    Tom approves two
    the chain confirms one by 1 => withdrawal_state
    the signer signs one with 1
    the signer signs one with 1
    the signer signs one with 2 => withdrawal_state
    the signer signs two with 1 => already_done
    Tom refuses one => withdrawal_state
    the chain confirms one by 2 => withdrawal_state
    Alice owns 498000 free and 2000 held
    the chain confirms one by 1
    the chain confirms one by 1 => already_done
    the chain fails one by 1 => already_done
    Alice owns 498000 free and 1000 held
    fees owns 50 USDT
    withdrawal one is confirmed
    the signer signs one with 1
    the signer signs nothing with 3 => bad_command
    Alice has asked 2 times today and may 0 more
    `,
  ),
  scenario(
    'What fails on the chain is given back whole',
    'WDR-10 WDR-13',
    `
    ${STAFFED}
    Ann with Tom sets the terms to turnoverPpm 0
    Alice deposits 1000
    Alice withdraws 1000 to home as one
    Tom takes one
    Tom approves one
    the signer signs one with 1
    Alice takes back one => withdrawal_not_cancelable
    the chain fails one by 1
    the chain fails one by 1 => already_done
    withdrawal one is failed
    Alice owns 1000 free and 0 held
    fees owns 0 USDT
    lot 1 of Alice has 1000 left and 0 of 0 traded
    Alice has asked 0 times today and may 2 more
    the signer signs one with 2 => withdrawal_state
    Alice withdraws 1000 to home as two
    Tom takes two
    Tom approves two
    the signer signs two with 1 => already_done
    `,
  ),
  scenario(
    'Nothing is signed while its customer is held or frozen',
    'WDR-12',
    `
    ${RICH}
    Alice withdraws 1000 to home as one
    Tom takes one
    Tom approves one
    Cleo freezes Alice
    the signer signs one with 1 => owner_frozen
    Cleo with Carl unfreezes Alice
    the platform holds Alice for 60 s
    the signer signs one with 1 => withdrawals_held
    60 s pass
    the signer signs one with 1
    `,
  ),
  scenario(
    'A bank withdrawal is paid by two people, once for each line of the bank',
    'WDR-14 OPER-2',
    `
    ${RICH}
    Alice withdraws 1000 by bank as one
    Alice withdraws 1000 by bank as two
    Tom takes one
    Tom takes two
    Tom approves one
    Tom with Ann pays two by bank line X1 => withdrawal_state
    Tom approves two
    the signer signs one with 1 => withdrawal_state
    Tom pays one by bank line X1 => four_eyes_needed
    Tom with Cleo pays one by bank line X1 => role_missing
    Tom with Tia pays one by bank line X1
    Tom with Tia pays one by bank line X2 => withdrawal_state
    Tom with Tia pays two by bank line X1 => already_done
    Tom with Tia pays two by bank line X2
    Alice owns 498000 free and 0 held
    fees owns 100 USDT
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
    'Who is held or frozen asks for nothing, but may take back',
    'WDR-2 WDR-10 OWNER-2 OWNER-5',
    `
    ${RICH}
    Alice withdraws 100 to home as first
    the platform holds Alice for 60 s
    Alice withdraws 100 to home => withdrawals_held
    60 s pass
    Cleo freezes Alice
    Alice withdraws 100 to home => owner_frozen
    Alice adds address c => owner_frozen
    Alice takes back first
    Alice deposits 5
    Alice owns 500005 free and 0 held
    `,
  ),
  scenario(
    'Who has proved nothing withdraws nothing',
    'WDR-4 OPER-9',
    `
    ${RICH}
    Bob has 1000 USDT
    Bob withdraws 100 by bank => daily_limit
    the refusal says max 0
    Cleo with Carl verifies Bob at 1
    Bob withdraws 100 by bank
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
