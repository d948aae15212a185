import type { ClientConfig } from '@touchstone/client'

const CONFIG_PATH = '/config.json'

let config: ClientConfig | undefined

function isConfig(value: unknown): value is ClientConfig {
  if (typeof value !== 'object' || value === null) return false
  const { apiHost, basePath, wsPath, requestTimeoutMs } = value as Record<string, unknown>
  return (
    typeof apiHost === 'string' &&
    typeof basePath === 'string' &&
    typeof wsPath === 'string' &&
    typeof requestTimeoutMs === 'number'
  )
}

/** Asks the platform where its calls and socket are. Nothing of it is compiled in. */
export async function loadSiteConfig(): Promise<ClientConfig> {
  const response = await fetch(CONFIG_PATH, { cache: 'no-store' })
  const body: unknown = await response.json()
  if (!isConfig(body)) throw new Error(`${CONFIG_PATH} is not a configuration`)
  setSiteConfig(body)
  return body
}

export function setSiteConfig(next: ClientConfig): void {
  config = next
}

export function siteConfig(): ClientConfig {
  if (!config) throw new Error('the configuration is asked for before it is loaded')
  return config
}
