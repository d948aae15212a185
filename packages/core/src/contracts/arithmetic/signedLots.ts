/** Lots as they change a position: bought ones > 0, sold ones < 0. */
export function signedLots(buys: boolean, lots: number): number {
  return buys ? lots : -lots
}
