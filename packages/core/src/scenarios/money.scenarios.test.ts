import { testStories } from '../testing/storyTests.ts'
import { CONVERSIONS } from './conversions/conversions.scenario.ts'
import { DEPOSITS } from './deposits/deposits.scenario.ts'
import { playMoney } from './moneyRun.ts'
import { PAYOUTS } from './withdrawals/payouts.scenario.ts'
import { WITHDRAWALS } from './withdrawals/withdrawals.scenario.ts'

const MONEY = [...DEPOSITS, ...WITHDRAWALS, ...PAYOUTS, ...CONVERSIONS]

testStories('stories of money in and out', MONEY, playMoney)
