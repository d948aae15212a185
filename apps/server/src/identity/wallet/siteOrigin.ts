import { Refusal } from '../../errors/refusal.ts'

/**
 * Scheme and host that a wallet's message is for: the operator's, else the one that was asked, when that is this very
 * machine. Another host header may be anybody's invention: a copy of the login page elsewhere would have its visitors sign
 * for itself and pass that on. Throws Refusal('wallet_site_unknown') where there is neither.
 */
export function siteOrigin(publicOrigin: string | null, requestOrigin: string): string {
  if (publicOrigin !== null) return publicOrigin
  if (!URL.canParse(requestOrigin)) throw new Refusal('wallet_site_unknown')
  const { hostname, origin } = new URL(requestOrigin)
  const here = hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)
  if (!here) throw new Refusal('wallet_site_unknown')
  return origin
}
