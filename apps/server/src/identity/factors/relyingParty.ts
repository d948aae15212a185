import { isIP } from 'node:net'
import { Refusal } from '../../errors/refusal.ts'

/** The site a passkey is made for: browsers let it be used on this origin and nowhere else. */
export interface RelyingParty {
  /** Domain name. */
  readonly id: string
  /** "https://example.org". */
  readonly origin: string
}

/**
 * The origin set by the operator, else the one that was asked, when that is this very machine: another host header may be
 * anybody's invention. Throws `passkey_refused` where there is neither, and for an address of digits, which no passkey can
 * be made for.
 */
export function relyingPartyOf(publicOrigin: string | null, requestOrigin: string): RelyingParty {
  const origin = publicOrigin ?? requestOrigin
  if (!URL.canParse(origin)) throw new Refusal('passkey_refused')
  const { hostname } = new URL(origin)
  const local = hostname === 'localhost' || hostname.endsWith('.localhost')
  if (isIP(hostname) !== 0 || (publicOrigin === null && !local)) throw new Refusal('passkey_refused')
  return { id: hostname, origin }
}
