import { STAFFED } from '../moneyStaff.ts'
import { scenario } from '../scenario.ts'

/** Two people who see to markets list the coin, and Alice and Bob have money. */
const LISTED = `
    ${STAFFED}
    Ann with Ben appoints Mia: markets
    Mia with Ann lists CAT
    Alice has 100 USDT
    Bob has 100 USDT
`

/** On offer by review: 100 coins of 0.333333 each, which have come in. */
const OFFERED = `
    ${LISTED}
    Tom with Ann offers CAT
    Tom with Tia brings 100 CAT by P1
`

const PRO_RATA = `
    ${LISTED}
    Tom with Ann offers CAT: way pro_rata
    Tom with Tia brings 100 CAT by P1
`

export const NEW_COINS = [
  scenario(
    'A price is held at the request, paid at the decision, and the coins are locked from the listing on',
    'COIN-3 COIN-4 COIN-5 COIN-7 ASSET-1 ASSET-2 ASSET-3 I29',
    `
    ${OFFERED}
    Mia with Ann lists CATUSDT halted
    CAT is open with 100 left
    Alice subscribes 10
    Alice owns 96.66667 free and 3.33333 held
    subscription 1 is under_review
    the offering account has 100 CAT and 0 USDT
    Tom with Ann passes subscription 1
    subscription 1 is passed
    Alice owns 96.66667 free and 0 held
    Alice has 0 CAT free and 10 locked
    the offering account has 90 CAT and 3.33333 USDT
    CAT is open with 90 left
    Tom with Tia pays the issuer 1 by P2 => coin_not_listed
    61 min pass
    CAT is ended with 90 left
    Bob subscribes 1 => subscription_ended
    CATUSDT is halted
    60 min pass
    CATUSDT is open
    Alice gives subscription 1 back => coin_listed
    Alice sells 100 lots at 50 cents => insufficient_balance
    Tom with Tia pays the issuer 3.333331 by P2 => insufficient_balance
    Tom with Tia pays the issuer 3.33333 by P2
    Tom with Tia pays the issuer 1 by P2 => already_done
    Tom with Tia gives unsold CAT back by P3
    the offering account has 0 CAT and 0 USDT
    1 day passes
    Alice has 0 CAT free and 10 locked
    1 day passes
    Alice has 10 CAT free and 0 locked
    subscription 1 is over
    Alice sells 100 lots at 50 cents => open
    `,
  ),
  scenario(
    'What operators do not pass is free again, and they pass no more than there is',
    'COIN-5 COIN-3 OPER-2',
    `
    ${OFFERED}
    Alice subscribes 80
    Bob subscribes 30
    Tom passes subscription 1 => four_eyes_needed
    Cleo with Carl passes subscription 1 => role_missing
    Tom with Ann passes subscription 1
    Tom with Ann passes subscription 1 => subscription_decided
    Tom with Ann passes subscription 2 => sold_out
    Bob owns 90.00001 free and 9.99999 held
    Bob subscribes 20.5 => sold_out
    the refusal says left 20
    Tom with Ann refuses subscription 2
    Bob owns 100 free and 0 held
    Bob subscribes 20
    Tom with Ann passes subscription 3
    CAT is open with 0 left, sold out
    Bob subscribes 1 => sold_out
    Tom with Ann passes subscription 9 => subscription_not_found
    Tom with Ann allocates CAT => other_allocation_way
    `,
  ),
  scenario(
    'Pro rata everybody receives the same part, what rounding leaves over goes to the first, and the rest of the money is free',
    'COIN-6 COIN-4',
    `
    ${PRO_RATA}
    Carol has 100 USDT
    Alice subscribes 80
    Bob subscribes 80
    Carol subscribes 70.5
    CAT is open with 100 left
    Tom with Ann passes subscription 1 => other_allocation_way
    Tom with Ann allocates CAT => subscription_open
    60 min pass
    Tom with Ann allocates CAT
    Alice has 0 CAT free and 35 locked
    Bob has 0 CAT free and 34.5 locked
    Carol has 0 CAT free and 30.5 locked
    Alice owns 88.333345 free and 0 held
    CAT is ended with 0 left, sold out
    the offering account has 0 CAT and 33.333301 USDT
    Tom with Ann allocates CAT => already_done
    `,
  ),
  scenario(
    'What was asked for less than there is, all receive',
    'COIN-6 COIN-9',
    `
    ${PRO_RATA}
    60 min pass
    Tom with Ann allocates CAT => nothing_under_review
    Tom with Tia gives unsold CAT back by P2
    the offering account has 0 CAT and 0 USDT
    Tom with Ann offers CAT: way pro_rata, closes 70, listTime 130 => offering_fixed
    `,
  ),
  scenario(
    'A coin that is not listed by its date may be given back at the issue price, frozen and while the platform is restricted too',
    'COIN-7 COIN-8 OWNER-2 ONLY-1',
    `
    ${OFFERED}
    Alice subscribes 10.5
    Bob subscribes 10
    Tom with Ann passes subscription 1
    Tom with Ann passes subscription 2
    Alice gives subscription 1 back => return_too_early
    61 min pass
    Tom with Tia gives unsold CAT back by P2 => coin_not_listed
    60 min pass
    Bob gives subscription 1 back => subscription_not_found
    Cleo freezes Alice
    Tom restricts the platform: custody
    Alice gives subscription 1 back
    Alice owns 100 free and 0 held
    Alice has 0 CAT free and 0 locked
    Alice gives subscription 1 back => subscription_not_found
    the offering account has 90 CAT and 3.33333 USDT
    Tom with Tia frees the platform: over
    Mia with Ann lists CATUSDT halted
    60 min pass
    CATUSDT is halted
    Tom with Ann offers CAT: opens -181, closes -121, listTime 60 => offering_fixed
    Bob gives subscription 2 back
    Tom with Tia pays the issuer 1 by P2 => coin_not_listed
    Tom with Tia gives unsold CAT back by P2
    the offering account has 0 CAT and 0 USDT
    `,
  ),
  scenario(
    'Nobody subscribes before the coins are there, and nobody else than a customer who may trade',
    'COIN-1 COIN-2 COIN-3',
    `
    ${LISTED}
    Tom with Ann offers CAT: opens 10
    Alice subscribes 10 => subscription_soon
    11 min pass
    Alice subscribes 10 => offering_unbacked
    Tom with Tia brings 99.99 CAT by P1
    Alice subscribes 10 => offering_unbacked
    Tom with Tia brings 0.02 CAT by P2 => above_maximum_quantity
    the refusal says max 0.01
    Tom with Tia brings 0.01 CAT by P1 => already_done
    Tom with Tia brings 0.01 CAT by P2
    Alice subscribes 10 by terms 1 => terms_changed
    Alice subscribes 0.5 => below_minimum_quantity
    Alice subscribes 1.25 => lot_size
    the refusal says lot 0.5
    Alice subscribes 80.5 => above_maximum_quantity
    Dora subscribes 10 => insufficient_usdt
    Alice subscribes 60
    Alice subscribes 20.5 => above_maximum_quantity
    the refusal says max 20
    Cleo freezes Bob
    Bob subscribes 10 => owner_frozen
    Tom restricts the platform: custody
    Alice subscribes 10 => withdrawals_only
    `,
  ),
  scenario(
    'What was promised stays: with the first subscription only the listing moves, to a later moment',
    'COIN-1',
    `
    ${OFFERED}
    Tom with Ann offers CAT: min 0 => bad_command
    Tom with Ann offers CAT: max 100.5 => bad_command
    Tom with Ann offers CAT: lot 0.3 => bad_command
    Tom with Ann offers CAT: asset 9 => unknown_asset
    Tom with Ann offers CAT: asset 1 => unknown_asset
    Tom with Ann offers CAT: market 1 => bad_command
    Tom with Ann offers CAT: asset 2, market 9 => offering_fixed
    Tom with Ann offers CAT: closes -1 => bad_command
    Tom with Ann offers CAT: issuePrice 0.5
    Alice subscribes 2
    Tom with Ann offers CAT => offering_fixed
    Tom with Ann offers CAT: coin 2, closes -1, opens -2 => bad_command
    Tom with Ann passes subscription 1
    the offering account has 98 CAT and 1 USDT
    `,
  ),
  scenario(
    'An asset and a market are listed once, with numbers and names of their own',
    'ASSET-1 ASSET-2 OPER-2',
    `
    ${LISTED}
    Mia with Ann lists CAT => asset_listed
    Tom with Ann lists CATUSDT open => role_missing
    Mia lists CATUSDT open => four_eyes_needed
    Mia with Ann lists CATUSDT open
    Mia with Ann lists CATUSDT open => already_listed
    CATUSDT is open
    `,
  ),
  scenario(
    'Coins without a price count at their issue price: nothing of a deposit is lost by subscribing',
    'LOT-3',
    `
    ${LISTED}
    Tom with Ann offers CAT
    Tom with Tia brings 100 CAT by P1
    Dora deposits 100
    Dora subscribes 75
    lot 1 of Dora has 100 left and 0 of 90 traded
    Tom with Ann passes subscription 1
    Dora owns 75.000025 free and 0 held
    lot 1 of Dora has 100 left and 0 of 90 traded
    `,
  ),
]
