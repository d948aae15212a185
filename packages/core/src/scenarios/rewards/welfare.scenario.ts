import { STAFFED } from '../moneyStaff.ts'
import { scenario } from '../scenario.ts'

/** There are terms, and Alice has paid 20 USDT in fees, Bob 10. */
const OPEN = `
    ${STAFFED}
    Tom with Ann sets the rewards
    Cleo with Carl verifies Bob at 1
    Alice trades 100 with Bob
`

export const WELFARE = [
  scenario(
    'A campaign pays who meets its conditions, as often as it says, out of its budget and of own fees',
    'WELF-1 WELF-3 REW-3 REW-4 I20',
    `
    ${OPEN}
    Alice claims 1 => unknown_campaign
    Tom with Ann puts 1 USDT into campaign 1 => unknown_campaign
    Tom with Ann offers campaign 1: reward 0.4, perPerson 2 to fees_paid 15 and level 1
    campaign 1 is used_up with 0 left
    Alice claims 1 => budget_used_up
    Tom with Ann puts 1 USDT into campaign 1
    campaign 1 is running with 1 left
    Bob claims 1 => campaign_condition
    Alice claims 1
    Alice claims 1
    Alice claims 1 => campaign_claimed
    campaign 1 is used_up with 0.2 left
    campaigns owns 0.2 USDT
    Alice paid 20 in fees and may receive 1.2
    Bob trades 100 with Alice
    Bob claims 1 => budget_used_up
    Tom with Ann puts 0.2 USDT into campaign 1
    Bob claims 1
    campaign 1 is used_up with 0 left
    `,
  ),
  scenario(
    'Conditions are what the exchange can prove; the verification is asked for in any case',
    'WELF-3 REW-4 OWNER-2 ONLY-1',
    `
    ${OPEN}
    Tom with Ann offers campaign 1: reward 0.1 to trades 2 and turnover 10000.1
    Tom with Ann puts 5 USDT into campaign 1
    Alice claims 1 => campaign_condition
    Alice trades 1 with Zoe
    Alice claims 1
    Zoe trades 200 with Bob
    Zoe claims 1 => reward_verification
    Cleo freezes Bob
    Bob claims 1 => owner_frozen
    Cleo with Carl unfreezes Bob
    Tom restricts the platform: drill
    Bob claims 1 => withdrawals_only
    Tom with Ann frees the platform: over
    Bob claims 1
    `,
  ),
  scenario(
    'It pays in the asset of its budget, and what that is worth counts against own fees, rounded up',
    'WELF-1 REW-3 REW-4 I20',
    `
    ${OPEN}
    Tom with Tia brings 1 BTC to treasury by proof
    Tom with Ann offers campaign 1: asset 2, reward 0.01000001
    Tom with Ann puts 1 BTC into campaign 1
    campaign 1 is running with 1 left
    Alice claims 1
    Alice paid 20 in fees and may receive 0.999999
    Bob claims 1 => reward_allowance
    the refusal says allowance 1
    the refusal says value 1.000001
    Ann with Tom offers campaign 1: asset 1, reward 0.02 => campaign_narrowed
    `,
  ),
  scenario(
    'Once it has begun it is only widened or ended; ended it stays, and what is left goes back',
    'WELF-2 WELF-4',
    `
    ${OPEN}
    Tom with Ann offers campaign 2: reward 0, asset 1 => bad_command
    Tom with Ann offers campaign 2: reward 1, asset 9 => bad_command
    Tom with Ann offers campaign 2: reward 1 for 0 days => bad_command
    Tom with Ann offers campaign 2: reward 1 to trades 1.5 => bad_command
    Tom with Ann offers campaign 1: reward 0.1, perPerson 2 for 20 days to trades 2
    Tom with Ann puts 5 USDT into campaign 1
    Tom with Ann offers campaign 1: reward 0.09, perPerson 2 for 20 days to trades 2 => campaign_narrowed
    Tom with Ann offers campaign 1: reward 0.1, perPerson 1 for 20 days to trades 2 => campaign_narrowed
    Tom with Ann offers campaign 1: reward 0.1, perPerson 2 for 19 days to trades 2 => campaign_narrowed
    `,
  ),
  scenario(
    'Before it begins it may be changed in every way but its asset; at its end what is left goes back by itself',
    'WELF-2 WELF-4 DUE-1',
    `
    ${OPEN}
    Tom with Ann offers campaign 1: reward 0.2, wait 1 for 2 days
    Tom with Ann puts 5 USDT into campaign 1
    campaign 1 is soon with 5 left
    Alice claims 1 => campaign_not_running
    Tom with Ann offers campaign 1: reward 0.1, wait 1 for 1 days to trades 1
    1 days pass
    Alice claims 1
    campaign 1 is running with 4.9 left
    treasury owns 0 USDT
    1 days pass
    campaign 1 is ended with 0 left
    treasury owns 4.9 USDT
    campaigns owns 0 USDT
    Bob claims 1 => campaign_not_running
    Tom with Ann puts 1 USDT into campaign 1 => unknown_campaign
    Tom with Ann offers campaign 1: reward 5 => campaign_not_running
    Tom with Ann offers campaign 2: reward 0.1
    Tom with Ann puts 2 USDT into campaign 2
    Tom with Ann offers campaign 2: reward 0.1, state ended
    campaign 2 is ended with 0 left
    treasury owns 4.9 USDT
    `,
  ),
  scenario(
    'Rewards are no deposits and count no turnover',
    'REW-5 LOT-1',
    `
    ${OPEN}
    Alice deposits 100
    Tom with Ann offers campaign 1: reward 1
    Tom with Ann puts 5 USDT into campaign 1
    Alice claims 1
    lot 1 of Alice has 100 left and 0 of 90 traded
    `,
  ),
]
