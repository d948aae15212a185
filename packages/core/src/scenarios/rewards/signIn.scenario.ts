import { STAFFED } from '../moneyStaff.ts'
import { scenario } from '../scenario.ts'

/** There are terms and a budget, and Alice has paid 2 USDT in fees, Bob 1. */
const OPEN = `
    ${STAFFED}
    Tom with Ann sets the rewards
    Tom with Ann puts 3 USDT into campaign 0
    Alice trades 10 with Bob
`

export const SIGN_IN = [
  scenario(
    'A cycle is seven Hong Kong days from the first; what is missed stays missed, and a new one begins after the seventh',
    'SIGN-1 SIGN-2',
    `
    ${OPEN}
    Alice is on day 1 of cycle 1: .......
    Alice signs in
    Alice signs in => signed_in_already
    it is 23:59:59
    Alice signs in => signed_in_already
    Alice is on day 1 of cycle 1: x......
    it is 00:00:00
    Alice is on day 2 of cycle 1: x......
    Alice signs in
    2 days pass
    Alice signs in
    Alice is on day 4 of cycle 1: xx.x...
    3 days pass
    Alice signs in
    Alice is on day 7 of cycle 1: xx.x..x
    it is 23:59:58
    Alice signs in => signed_in_already
    it is 00:00:00
    Alice is on day 1 of cycle 2: .......
    Alice receives day 1 => day_not_signed
    Alice signs in
    Alice is on day 1 of cycle 2: x......
    9 days pass
    Alice is on day 1 of cycle 3: .......
    `,
  ),
  scenario(
    'The reward of a day that was signed is paid once, out of the budget, by the terms the cycle began under',
    'SIGN-3 REW-3 I20',
    `
    ${OPEN}
    Alice signs in
    Ann with Tom sets the rewards to signInRewards 1 1 1 1 1 1 1
    1 days pass
    Alice signs in
    Alice receives day 3 => day_not_signed
    Alice receives day 2
    Alice receives day 2 => sign_reward_received
    Alice is on day 2 of cycle 1: xr.....
    Alice receives day 1
    budget 0 has 2.97 left
    campaigns owns 2.97 USDT
    treasury owns 2 USDT
    Alice paid 2 in fees and may receive 0.17
    Tom with Ann empties campaign 0
    treasury owns 4.97 USDT
    Tom with Ann empties campaign 0 => already_done
    1 days pass
    Alice signs in
    Alice receives day 3 => budget_used_up
    `,
  ),
  scenario(
    'Everybody may sign in; to receive takes verification, own fees and a budget',
    'SIGN-1 SIGN-3 REW-2 REW-4 OWNER-2 ONLY-1',
    `
    ${STAFFED}
    Bob signs in => rewards_closed
    Alice trades 10 with Bob
    Tom sets the rewards => four_eyes_needed
    Cleo with Ann sets the rewards => role_missing
    Tom with Ann sets the rewards
    Alice paid 0 in fees and may receive 0
    Bob signs in
    Alice signs in
    Dan signs in
    Bob receives day 1 => reward_verification
    Alice receives day 1 => budget_used_up
    Tom with Ann puts 5.000001 USDT into campaign 0 => treasury_short
    Tom with Ann puts 5 USDT into campaign 0
    Alice receives day 1 => reward_allowance
    the refusal says allowance 0
    the refusal says value 0.01
    Bob trades 1 with Alice
    Alice paid 0.1 in fees and may receive 0.01
    Bob paid 0.2 in fees and may receive 0.02
    Bob receives day 1 => reward_verification
    Cleo with Carl verifies Bob at 1
    Bob receives day 1
    Cleo freezes Alice
    Alice receives day 1 => owner_frozen
    1 days pass
    Alice signs in => owner_frozen
    Cleo with Carl unfreezes Alice
    Tom restricts the platform: drill
    Alice receives day 1 => withdrawals_only
    Alice signs in
    Tom with Ann frees the platform: over
    Alice receives day 1
    Alice receives day 2 => reward_allowance
    `,
  ),
  scenario(
    'Terms that would give back too much, or nothing, are malformed',
    'REW-1',
    `
    ${STAFFED}
    Tom with Ann sets the rewards to rewardSharePpm 100001 => bad_command
    Tom with Ann sets the rewards to inviteRatesPpm 50000 50000 1 => bad_command
    Tom with Ann sets the rewards to inviteRatesPpm 50000 50000 => bad_command
    Tom with Ann sets the rewards to inviteRatesPpm 1 1 1 1 1 => bad_command
    Tom with Ann sets the rewards to waitDays 0 => bad_command
    Tom with Ann sets the rewards to signInRewards 1 1 1 1 1 1 => bad_command
    Tom with Ann sets the rewards to signInRewards 1 1 1 1 1 1 0 => bad_command
    Tom with Ann sets the rewards to signInRewards 1 1 1 1 1 1 1e3 => bad_command
    Tom with Ann puts 1 USDT into campaign 0 => unknown_campaign
    Tom with Ann sets the rewards to inviteRatesPpm 50000 50000 0
    Tom with Ann empties campaign 0 => unknown_campaign
    Tom with Tia brings 1 USDT to campaigns by proof => not_allowed
    `,
  ),
]
