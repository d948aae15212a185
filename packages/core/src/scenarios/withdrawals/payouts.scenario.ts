import { RICH, STAFFED } from '../moneyStaff.ts'
import { scenario } from '../scenario.ts'

export const PAYOUTS = [
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
    Tom refuses missing => unknown_withdrawal
    Tom refuses nothing => bad_command
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
    'A payment that was made again at a higher fee is paid once, by whichever version the chain took',
    'WDR-12 WDR-13 WDR-15 I17',
    `
    ${RICH}
    Alice withdraws 1000 to home as one
    Alice withdraws 1000 to home as two
    Tom takes one
    Tom takes two
    Tom approves one
    Tom approves two
    the signer raises one to 2 => withdrawal_state
    the signer raises nothing to 2 => bad_command
    the signer signs one with 1
    the signer raises one to 2
    the signer raises one to 2
    the signer raises one to 1
    withdrawal one names 2
    the signer raises one to 3
    withdrawal one names 3
    the signer signs one with 1
    the signer signs two with 2 => already_done
    the signer signs two with 4
    the signer raises two to 1 => already_done
    the signer raises two to 5
    Cleo freezes Alice
    the signer raises two to 6
    the chain confirms one by 6 => withdrawal_state
    the chain confirms one by 1
    withdrawal one names 1
    the chain confirms one by 3 => already_done
    the chain fails one by 2 => already_done
    the signer raises one to 7 => withdrawal_state
    the signer raises one to 3
    Alice owns 498000 free and 1000 held
    the chain fails two by 5
    withdrawal two names 5
    the chain confirms two by 6 => already_done
    Alice owns 499000 free and 0 held
    fees owns 50 USDT
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
]
