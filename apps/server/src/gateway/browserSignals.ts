import type { IncomingHttpHeaders } from 'node:http'
import { Refusal } from '../errors/refusal.ts'

/** A browser's headers about the origin of a request; programs send none of them. */
export interface BrowserSignals {
  readonly site: string
  readonly prefetch: boolean
}

export const NO_BROWSER: BrowserSignals = { site: '', prefetch: false }

function headerText(value: string | string[] | undefined): string {
  return Array.isArray(value) ? value.join(',') : (value ?? '')
}

export function browserSignals(headers: IncomingHttpHeaders): BrowserSignals {
  const site = headerText(headers['sec-fetch-site'])
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz']
  if (site === '' && purpose === undefined) return NO_BROWSER
  return { site, prefetch: headerText(purpose).toLowerCase().includes('prefetch') }
}

/** A call that changes something is refused when a browser says that another site, or a prefetch, caused it. */
export function refuseCrossSite(signals: BrowserSignals): void {
  if (signals === NO_BROWSER) return
  const ownSite = signals.site === '' || signals.site === 'same-origin' || signals.site === 'none'
  if (!ownSite || signals.prefetch) throw new Refusal('cross_site')
}
