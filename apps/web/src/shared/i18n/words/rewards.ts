/** New coins, invitations, the sign-in and welfare. */
export const REWARDS = {
  /** Not begun yet. */
  coming: 'Coming',
  /** Commissions that were paid. */
  commissionPaid: 'Paid',
  /** Commissions that cannot be used yet. */
  commissionWaiting: 'Waiting',
  conditions: 'Conditions',
  doneOfNeed: '{done} of {need}',
  /** An offer that has ended. */
  hasEnded: 'Ended',
  inviteFriends: 'Invite friends',
  /** Of invitations. */
  level: 'Level',
  levelOfFive: '{level} of 5',
  myIncome: 'My income',
  /** In which the coins and the money of a subscription lie. */
  newCoinAccount: 'Accounts of new coins',
  newCoins: 'New coins',
  notOfferedNow: 'Not offered now',
  /** A product or new coin that can be bought, applied for or subscribed to now (an adjective); beside Not offered now. */
  offeredNow: 'Open',
  peopleIInvited: 'People I invited',
  receivedReward: 'Received {reward}',
  rewards: 'Rewards',
  /** A day of the sign-in. */
  signedDay: 'Signed',
  signIn: 'Sign-in',
  signInRules: 'Sign-in rules',
  /** A button: ask for coins before they are traded. */
  subscribe: 'Subscribe',
  welfare: 'Welfare',
  whatCounts: 'What counts',
} as const
