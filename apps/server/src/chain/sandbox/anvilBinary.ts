import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

const PROCESSORS: Readonly<Partial<Record<NodeJS.Architecture, string>>> = { x64: 'amd64', arm64: 'arm64' }

/** The program of the sandbox's chain for this machine; undefined where there is none. */
export function anvilBinary(platform: NodeJS.Platform, processor: NodeJS.Architecture): string | undefined {
  const built = `@foundry-rs/anvil-${platform}-${PROCESSORS[processor] ?? processor}`
  const file = platform === 'win32' ? 'bin/anvil.exe' : 'bin/anvil'
  try {
    const path = createRequire(import.meta.url).resolve(`${built}/${file}`)
    return existsSync(path) ? path : undefined
  } catch {
    return undefined
  }
}
