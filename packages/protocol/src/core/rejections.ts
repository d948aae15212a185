/**
 * Every reason for which a call is refused: the machine's word, its envelope code and the English sentence. The web app
 * translates by the word; other programs rely on the code. Bands: 30xx money and orders, 31xx markets, 32xx identity of a
 * command, 40xx input, 41xx sessions and accounts, 42xx registration, 50xx the platform's own state.
 */
export const REJECTIONS = {
  insufficient_balance: { code: 3001, message: 'Insufficient balance' },
  order_not_found: { code: 3002, message: 'The order does not exist or is already closed' },
  below_minimum_quantity: { code: 3003, message: 'Cannot be lower than {min}' },
  above_maximum_quantity: { code: 3004, message: 'Cannot be higher than {max}' },
  below_minimum_notional: { code: 3005, message: 'Cannot be lower than {min} {currency} in value' },
  above_maximum_notional: { code: 3006, message: 'Cannot be higher than {max} {currency} in value' },
  price_outside_band: { code: 3007, message: 'The price is too far from the market: allowed {min} to {max}' },
  would_take: { code: 3008, message: 'A post-only order would trade at once' },
  not_fillable: { code: 3009, message: 'The book cannot fill the whole order at this price' },
  no_liquidity: { code: 3010, message: 'There is nothing on the other side of the book' },
  self_trade: { code: 3011, message: 'The order would trade with your own order' },
  too_many_orders: { code: 3012, message: 'You have too many open orders in this market' },
  bad_slippage: { code: 3013, message: 'The slippage bound is above the market maximum of {max}' },
  bad_stop_price: { code: 3014, message: 'The stop price would trigger at once' },
  quantity_below_filled: { code: 3015, message: 'The new quantity must be above what is already filled' },
  nothing_to_amend: { code: 3016, message: 'Nothing would change' },
  amount_overflow: { code: 3017, message: 'The amount is too large' },
  order_not_amendable: { code: 3018, message: 'This order cannot be changed' },
  unknown_market: { code: 3101, message: 'There is no such market' },
  market_halted: { code: 3102, message: 'The market is halted: {reason}' },
  market_cancel_only: { code: 3103, message: 'The market accepts cancellations only: {reason}' },
  index_unavailable: { code: 3104, message: 'The reference price is not available now' },
  unknown_asset: { code: 3105, message: 'There is no such currency' },
  conflict: { code: 3201, message: 'This request id was used for another request' },
  request_too_old: { code: 3202, message: 'This request id is too old' },
  not_lease_holder: { code: 3203, message: 'Another process holds this role' },
  already_done: { code: 3204, message: 'This was already done' },
  unknown_owner: { code: 3205, message: 'There is no such account' },
  owner_frozen: { code: 3206, message: 'This account is frozen' },
  not_in_sandbox: { code: 3207, message: 'This exists in the sandbox only' },
  unknown_rules: { code: 3208, message: 'This program does not know that rules version' },
  clock_stopped: { code: 3209, message: 'The exchange clock waits for an operator after a long pause' },
  bad_command: { code: 3210, message: 'The command is malformed' },
  not_allowed: { code: 3211, message: 'This is not allowed for this account' },

  malformed: { code: 4001, message: '{field}: {problem}' },
  unknown_call: { code: 4004, message: 'There is no such call' },
  wrong_method: { code: 4005, message: 'This call needs {method}' },
  too_large: { code: 4013, message: 'The request is too large' },
  unsupported_media: { code: 4015, message: 'Send the fields form-encoded' },
  rate_limited: { code: 4029, message: 'Too many requests, try again in {seconds} s' },

  login_failed: { code: 4101, message: 'The account or the password is not right' },
  session_expired: { code: 1000, message: 'Your session has ended' },
  logged_in_elsewhere: { code: 2000, message: 'Your session was ended from another place' },
  please_log_in: { code: 4103, message: 'Please log in first' },
  locked_out: { code: 4104, message: 'Too many attempts, try again in {minutes} min' },
  transaction_password_unset: { code: 4105, message: 'Please go to the user center to set the transaction password' },
  transaction_password_set: { code: 4106, message: 'The transaction password is already set' },
  transaction_password_format: { code: 4107, message: 'The transaction password must be 6 digits' },
  transaction_password_weak: { code: 4108, message: 'This transaction password is too easy to guess' },
  wrong_password: { code: 4109, message: 'The old password is not right' },
  cross_site: { code: 4110, message: 'The request came from another site' },

  account_empty: { code: 4201, message: 'Account number cannot be empty' },
  phone_empty: { code: 4202, message: 'Phone number cannot be empty' },
  password_empty: { code: 4203, message: 'Password cannot be empty' },
  code_empty: { code: 4204, message: 'The verification code must be filled' },
  code_wrong: { code: 4205, message: 'Verification codes are not equal' },
  passwords_differ: { code: 4206, message: 'The two passwords do not match' },
  agreement_missing: { code: 4207, message: 'Please select agreement' },
  invitation_missing: { code: 4208, message: 'Invitation code is required' },
  invitation_unknown: { code: 4209, message: 'This invitation code does not exist' },
  email_format: { code: 4210, message: 'Email format error' },
  phone_format: { code: 4211, message: 'Phone number format error' },
  password_format: { code: 4212, message: 'Password must be 6 to 12 characters' },
  password_breached: { code: 4213, message: 'This password is known from data leaks, choose another' },
  country_unknown: { code: 4214, message: 'Choose a country from the list' },
  code_wait: { code: 4215, message: 'Wait {seconds} s before asking for another code' },
  account_password_empty: { code: 4216, message: 'Account or password cannot be empty' },
  registration_failed: { code: 4217, message: 'Registration was not possible with these details' },

  storage_full: {
    code: 5001,
    message: 'The exchange cannot accept orders now: its disk is full. Nothing was changed.',
  },
  shutting_down: { code: 5002, message: 'The exchange is restarting. Nothing was changed.' },
  outcome_unknown: { code: 5003, message: 'The outcome is not known yet. Ask again with the same request id.' },
  internal: { code: 5000, message: 'Something went wrong on our side' },
  not_open_yet: { code: 5004, message: 'This is not open yet' },
  text_not_found: { code: 5005, message: 'This page is not available' },
} as const

export type Rejection = keyof typeof REJECTIONS

/** Numbers and words that fill the {placeholders} of a rejection's sentence. */
export type RejectionFacts = Readonly<Record<string, string | number>>

export function rejectionMessage(rejection: Rejection, facts: RejectionFacts = {}): string {
  return REJECTIONS[rejection].message.replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole))
}
