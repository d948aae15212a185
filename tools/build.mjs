// Builds what is older than its sources: TypeScript incrementally, web app and console only when something they are made of changed.
import { existsSync, readdirSync, renameSync, statSync } from 'node:fs'
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
  { name: 'web app', folder: 'apps/web', packages: ['quantities', 'protocol', 'core', 'client', 'ui'] },
  { name: 'console', folder: 'apps/console', packages: ['quantities', 'protocol', 'ui'] },
]

function newest(path) {
  if (!existsSync(path)) return 0
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0)
}

/** Making an embedded database takes seconds, unpacking this one does not; anew when the dependencies change. */
function buildEmptyDatabase() {
  const target = join(root, 'apps/server/emptyDatabase.tar')
  if (existsSync(target) && statSync(target).mtimeMs > statSync(join(root, 'package-lock.json')).mtimeMs) return
  const program = `
    import { writeFileSync } from 'node:fs'
    import { PGlite } from '@electric-sql/pglite'
    const database = await PGlite.create('memory://')
    const folder = await database.dumpDataDir('none')
    await database.close()
    writeFileSync('emptyDatabase.tar.new', new Uint8Array(await folder.arrayBuffer()))
    process.exit(0)`
  run(process.execPath, ['--input-type=module', '-e', program], { cwd: join(root, 'apps/server') })
  renameSync(`${target}.new`, target)
}

function buildPages({ name, folder, packages }) {
  const own = ['src', 'public', 'index.html', 'vite.config.ts'].map((path) => `${folder}/${path}`)
  const sources = ['package-lock.json', ...own, ...packages.map((path) => `packages/${path}/src`)]
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
  buildEmptyDatabase()
  for (const pages of PAGES) buildPages(pages)
}
