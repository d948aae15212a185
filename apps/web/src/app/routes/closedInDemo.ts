/** Screens that touch money from outside, or the person behind the real account. */
const CLOSED: ReadonlySet<string> = new Set([
  '/recharge',
  '/rechargeRecord',
  '/money',
  '/moneyRecord',
  '/address',
  '/buycoin',
  '/buycoinRecord',
  '/authentication',
  '/bindphone',
  '/bindmpwd',
  '/editPassword',
  '/editPasswordTrade',
])

/** Behind a guest there is no person with settings. */
const CLOSED_TO_GUESTS: ReadonlySet<string> = new Set(['/setting'])

/** Does the demo account show at this path why there is nothing? */
export function isClosedInDemo(path: string, guest: boolean): boolean {
  return CLOSED.has(path) || (guest && CLOSED_TO_GUESTS.has(path))
}
