// The tests use a real browser and a real PostgreSQL, both from Debian's packages; benchmarks of pages and the gallery the browser.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { BROWSER_PACKAGES, browserPath } from './browser.mjs'

const hasPackage = (name) => spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0
const hasPostgres = () => existsSync('/usr/lib/postgresql') && readdirSync('/usr/lib/postgresql').length > 0

const missing = { chromium: () => !existsSync(browserPath()), postgresql: () => !hasPostgres() }

/** Installs what is missing of these packages, or says what to install and ends the process. */
export function ensureSystemPackages(wanted = ['chromium', 'postgresql']) {
  const needed = wanted.filter((name) => missing[name]())
  if (needed.length === 0) return
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.error(`This needs ${needed.join(' and ')}: on Debian, apt-get install ${needed.join(' ')}`)
    process.exit(1)
  }
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update', '-qq'], quiet)
  const packages = needed.map((name) => (name === 'chromium' ? (BROWSER_PACKAGES.find(hasPackage) ?? name) : name))
  console.log(`Installing ${packages.join(' and ')} from Debian …`)
  const { status } = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet)
  if (status !== 0) process.exit(status ?? 1)
}
