// Builds outputs older than their sources: TypeScript incrementally, web app and console only when a source of theirs changed.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { root, run } from './install.mjs'

/**
 * Type checks, and builds what is referenced. Of many packages each is checked by one checker, and as many at a time as
 * there are cores: several checkers within a package work out most types each for themselves.
 */
export const TYPE_CHECK = [
  join(root, 'node_modules/typescript/bin/tsc'),
  '-b',
  '--checkers',
  '1',
  '--builders',
  String(availableParallelism()),
]

const PAGES = [
  { name: 'web app', folder: 'apps/web', packages: ['quantities', 'protocol', 'core', 'client', 'ui', 'frame'] },
  { name: 'console', folder: 'apps/console', packages: ['quantities', 'protocol', 'ui', 'frame'] },
]

/** When the file, or the newest file of the folder, was written, ms; 0 when there is none. */
export function newest(path) {
  if (!existsSync(path)) return 0
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0)
}

/** What embedded databases begin with; anew when the dependencies changed, for another PGlite may write another format. */
export function buildDatabases() {
  const server = join(root, 'apps/server')
  const built = readdirSync(server).filter((file) => /^database-.*\.tar$/.test(file))
  const oldest = Math.min(...built.map((file) => statSync(join(server, file)).mtimeMs))
  const anew = built.length === 0 || oldest < statSync(join(root, 'package-lock.json')).mtimeMs
  const program = `
    import { buildDatabases } from './dist/wiring/buildDatabases.js'
    await buildDatabases({ anew: ${anew} })
    process.exit(0)`
  run(process.execPath, ['--input-type=module', '-e', program], { cwd: server })
}

function buildPages({ name, folder, packages }) {
  const own = ['src', 'public', 'index.html', 'vite.config.ts', 'bundleBudget.ts', 'compiledTexts.ts'].map(
    (path) => `${folder}/${path}`,
  )
  const sources = ['package-lock.json', ...own, ...packages.map((path) => `packages/${path}/src`), 'packages/ui/fonts']
  const page = join(root, folder, 'dist/index.html')
  const changed = Math.max(...sources.map((path) => newest(join(root, path))))
  if (existsSync(page) && statSync(page).mtimeMs > changed) return
  console.log(`Building the ${name} …`)
  run(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: join(root, folder),
  })
}

export function build() {
  const programs = ['apps/server', 'apps/signer', ...PAGES.map(({ folder }) => folder)]
  run(process.execPath, [...TYPE_CHECK, ...programs])
  buildDatabases()
  for (const pages of PAGES) buildPages(pages)
}
