/**
 * The caller's address behind `proxies` proxies of the operator's. Each appends the address that it was called from, so the
 * last entries alone are theirs: the caller may have made up all entries before them.
 */
export function callerAddress(
  peer: string | undefined,
  forwardedFor: string | readonly string[] | undefined,
  proxies: number,
): string {
  const told = proxies === 0 || forwardedFor === undefined ? [] : String(forwardedFor).split(',')
  const hops = [...told.map((hop) => hop.trim()), peer ?? '']
  return hops[Math.max(0, hops.length - 1 - proxies)] ?? ''
}
