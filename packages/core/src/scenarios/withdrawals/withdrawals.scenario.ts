import { RICH } from '../moneyStaff.ts'
import { scenario } from '../scenario.ts'

export const WITHDRAWALS = [
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
]
