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

/** Does the demo account show at this path why there is nothing? */
export function isClosedInDemo(path: string): boolean {
  return CLOSED.has(path)
}
