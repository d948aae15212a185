import { RICH, STAFFED } from '../moneyStaff.ts'
import { scenario } from '../scenario.ts'

export const CONVERSIONS = [
  scenario(
    'Coins bought by remittance come from the treasury, once for each line of the bank, and are a lot',
    'BUY-1 LOT-1 OPER-2',
    `
    ${STAFFED}
    Tom hands 1 BTC to Alice for 100 by bank line R1 => four_eyes_needed
    Tom with Tia hands 1 BTC to Alice for 100 by bank line R1 => treasury_short
    Tom with Tia brings 2 BTC to treasury by proof
    Tom with Tia hands 1 BTC to Alice for 100 by bank line R1
    Alice owns 1 BTC
    lot 1 of Alice has 100 left and 0 of 90 traded
    Tom with Tia hands 1 BTC to Alice for 100 by bank line R1 => already_done
    Tom with Tia hands 1 BTC to Alice for 100 by bank line R2
    Alice sells 1 at 100 => open
    Bob has 200 USDT
    Bob buys 1 at 100 => closed
    lot 1 of Alice has 99.9 left and 90 of 90 traded
    lot 2 of Alice has 100 left and 10 of 90 traded
    Tom with Tia hands 9 BTC to Alice for 900 by bank line R3 => treasury_short
    `,
  ),
  scenario(
    'Coins bought by remittance keep the terms that were agreed to, however long the money takes',
    'BUY-1 TERMS-2 I19',
    `
    ${STAFFED}
    Tom with Tia brings 2 BTC to treasury by proof
    Ann with Tom sets the terms to turnoverPpm 1000000
    Tom with Tia hands 1 BTC to Alice for 100 by bank line R1 under terms 0
    lot 1 of Alice has 100 left and 0 of 90 traded
    Tom with Tia hands 1 BTC to Alice for 100 by bank line R2
    lot 2 of Alice has 100 left and 0 of 100 traded
    Tom with Tia hands 1 BTC to Alice for 100 by bank line R3 under terms 9999 => bad_command
    `,
  ),
  scenario(
    'A conversion is at the index price less the spread, for what was shown',
    'CONV-1 CONV-2 CONV-4',
    `
    ${RICH}
    the index is 100
    Alice changes 1000 USDT into BTC
    Alice owns 9.98 BTC
    Alice owns 499000 free and 0 held
    Alice changes 1 BTC into USDT
    Alice owns 499099.8 free and 0 held
    Alice changes 2 BTC into ETH
    Alice changes 1 BTC into USDT for 99.8998
    Alice changes 1 BTC into USDT for 99.8999 => quote_moved
    Alice changes 1 BTC into USDT for 99
    Alice changes 1 BTC into USDT after 11 s => quote_expired
    Alice changes 1 BTC into BTC => conversion_closed
    Alice changes 20 BTC into USDT => insufficient_balance
    Alice changes 0.09 BTC into USDT => below_minimum_notional
    Alice changes 200000 USDT into BTC => above_maximum_notional
    the index is 90
    Alice changes 1 BTC into USDT for 99.8 => quote_moved
    Alice changes 1 BTC into USDT for 89.82
    `,
  ),
  scenario(
    'Only while the platform is restricted, nothing is opened, and everything that closes goes on',
    'ONLY-1 ONLY-2 OPER-2 AMEND-2',
    `
    ${RICH}
    Alice buys 1 at 90 => open
    the platform frees itself: over => already_done
    the platform restricts itself: custody
    the platform restricts itself: custody => already_done
    the platform frees itself: over => not_allowed
    Alice buys 1 at 90 => withdrawals_only
    the refusal says reason custody
    Alice changes 1000 USDT into BTC => withdrawals_only
    Alice withdraws 100 to home
    Alice deposits 100
    Bob has 1 BTC
    Bob sells 1 at 90 => withdrawals_only
    Tom frees the platform: over => four_eyes_needed
    Tom with Cleo frees the platform: over => role_missing
    Tom with Ann frees the platform: over
    Tom with Ann frees the platform: over => already_done
    Alice buys 1 at 90 => open
    Tom restricts the platform: drill
    Alice buys 1 at 90 => withdrawals_only
    `,
  ),
]
