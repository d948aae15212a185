// The tests use a real browser and a real PostgreSQL, both from Debian's packages.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { BROWSER_PACKAGES, browserPath } from './browser.mjs'

const hasPackage = (name) => spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0
const hasPostgres = () => existsSync('/usr/lib/postgresql') && readdirSync('/usr/lib/postgresql').length > 0

export function ensureSystemPackages() {
  const needed = [...(existsSync(browserPath()) ? [] : ['chromium']), ...(hasPostgres() ? [] : ['postgresql'])]
  if (needed.length === 0) return
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.error(`The tests need ${needed.join(' and ')}: on Debian, apt-get install ${needed.join(' ')}`)
    process.exit(1)
  }
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update', '-qq'], quiet)
  const packages = needed.map((name) => (name === 'chromium' ? (BROWSER_PACKAGES.find(hasPackage) ?? name) : name))
  console.log(`Installing ${packages.join(' and ')} from Debian …`)
  const { status } = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet)
  if (status !== 0) process.exit(status ?? 1)
}
