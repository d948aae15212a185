// The lock file must carry an entry for every optional platform package, or `npm ci` refuses on another platform.
//   node tools/lockfile.mjs          adds the entries that an install on one platform leaves out
//   node tools/lockfile.mjs --check  fails when any is missing
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

const PLATFORMS = [
  ['android'],
  ['darwin'],
  ['freebsd'],
  ['netbsd'],
  ['openbsd'],
  ['sunos'],
  ['aix'],
  ['openharmony'],
  ['win32', 'windows'],
  ['linux', 'linuxmusl'],
]
const PROCESSORS = [
  ['arm64', 'aarch64'],
  ['x64', 'amd64', 'x86_64'],
  ['arm', 'armv7', 'gnueabihf', 'arm-eabi', 'musleabihf'],
  ['ia32'],
  ['ppc64'],
  ['riscv64'],
  ['s390x'],
  ['loong64'],
  ['mips64el'],
  ['wasm32', 'wasm'],
]

/** Where Node would find `name` from the package at `from`, or undefined. */
function resolve(packages, from, name) {
  for (let base = from; ; ) {
    const key = `${base ? `${base}/` : ''}node_modules/${name}`
    if (packages[key]) return key
    if (!base) return undefined
    const up = base.lastIndexOf('/node_modules/')
    base = up < 0 ? '' : base.slice(0, up)
  }
}

function pick(words, name) {
  const hits = words.filter((aliases) => aliases.some((alias) => new RegExp(`(^|[-_.])${alias}($|[-_.])`).test(name)))
  return hits.sort((a, b) => b[0].length - a[0].length)[0]?.[0]
}

function missingEntries(packages) {
  const missing = new Map()
  for (const [from, entry] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      if (resolve(packages, from, name)) continue
      const short = name.replace(/^@[^/]+\//, '').toLowerCase()
      const os = pick(PLATFORMS, short)
      const cpu = pick(PROCESSORS, short)
      if (!os && !cpu) continue
      missing.set(`node_modules/${name}`, {
        version: range.replace(/^[^\d]*/, ''),
        ...(entry.dev ? { dev: true } : {}),
        optional: true,
        ...(os ? { os: [os] } : {}),
        ...(cpu ? { cpu: [cpu] } : {}),
        ...(/musl/.test(short) ? { libc: ['musl'] } : {}),
      })
    }
  }
  return missing
}

const file = join(root, 'package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))
const missing = missingEntries(lock.packages)
if (process.argv.includes('--check')) {
  if (missing.size > 0) {
    console.error(`package-lock.json lacks ${missing.size} platform packages; run: node tools/lockfile.mjs`)
    process.exit(1)
  }
} else {
  for (const [key, entry] of missing) lock.packages[key] = entry
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`added ${missing.size} platform packages`)
}
