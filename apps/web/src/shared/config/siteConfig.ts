import type { ClientConfig } from '@touchstone/client'
import { REFLOWS, type Reflow } from '@touchstone/ui'

const CONFIG_PATH = '/config.json'

/** What the platform says about itself before the first call. */
export interface SiteConfig extends ClientConfig {
  /** How pages behave in small windows as long as the reader does not choose. */
  readonly reflow: Reflow
}

let config: SiteConfig | undefined

function isConfig(value: unknown): value is SiteConfig {
  if (typeof value !== 'object' || value === null) return false
  const { apiHost, basePath, wsPath, requestTimeoutMs, reflow } = value as Record<string, unknown>
  return (
    typeof apiHost === 'string' &&
    typeof basePath === 'string' &&
    typeof wsPath === 'string' &&
    typeof requestTimeoutMs === 'number' &&
    REFLOWS.some((known) => known === reflow)
  )
}

/** Asks the platform where its calls and socket are. Nothing of it is compiled in. */
export async function loadSiteConfig(): Promise<SiteConfig> {
  const response = await fetch(CONFIG_PATH, { cache: 'no-store' })
  const body: unknown = await response.json()
  if (!isConfig(body)) throw new Error(`${CONFIG_PATH} is not a configuration`)
  setSiteConfig(body)
  return body
}

export function setSiteConfig(next: SiteConfig): void {
  config = next
}

export function siteReflow(): Reflow {
  return siteConfig().reflow
}

export function siteConfig(): SiteConfig {
  if (!config) throw new Error('the configuration is asked for before it is loaded')
  return config
}
