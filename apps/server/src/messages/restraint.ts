/** Acts of operators on an account, by the word under which its holder finds each in the account's history and is told of it. */
export type Restraint =
  | 'login_frozen'
  | 'login_opened'
  | 'trading_frozen'
  | 'trading_opened'
  | 'withdrawals_held'
  | 'withdrawals_released'
  | 'tier_changed'
  | 'sessions_ended'
