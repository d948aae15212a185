// Builds what is older than its sources.
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { bundle, SERVER_THREADS } from './bundle.mjs'
import { finished, root } from './install.mjs'

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

/** What becomes a program in the folder `dist/program` of its app. */
const PROGRAMS = [
  {
    folder: 'apps/server',
    packages: ['quantities', 'protocol', 'log', 'core', 'feeds'],
    parts: [
      join(root, 'apps/server/src/main.ts'),
      { in: join(root, 'apps/server/src/cli/main.ts'), out: 'cli' },
      { in: join(root, 'apps/server/src/files/worker/pictureProcess.ts'), out: 'worker/pictureProcess' },
      join(root, 'apps/server/src/wiring/buildDatabases.ts'),
      ...SERVER_THREADS,
    ],
  },
  {
    folder: 'apps/signer',
    packages: ['quantities', 'protocol', 'log', 'core'],
    parts: [join(root, 'apps/signer/src/main.ts')],
  },
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
async function buildDatabases() {
  const server = join(root, 'apps/server')
  const built = readdirSync(server).filter((file) => /^database-.*\.tar$/.test(file))
  const oldest = Math.min(...built.map((file) => statSync(join(server, file)).mtimeMs))
  const anew = built.length === 0 || oldest < statSync(join(root, 'package-lock.json')).mtimeMs
  const program = `
    import { buildDatabases } from './dist/program/buildDatabases.js'
    await buildDatabases({ anew: ${anew} })
    process.exit(0)`
  await finished(process.execPath, ['--input-type=module', '-e', program], { cwd: server })
}

async function buildProgram({ folder, packages, parts }) {
  const code = [folder, ...packages.map((name) => `packages/${name}`)].map((path) => `${path}/src`)
  const sources = ['package-lock.json', 'tools/build.mjs', 'tools/bundle.mjs', ...code]
  const changed = Math.max(...sources.map((path) => newest(join(root, path))))
  const built = join(root, folder, 'dist/program')
  if (newest(join(built, 'main.js')) > changed) return
  rmSync(built, { recursive: true, force: true })
  await bundle(parts, built)
}

async function buildPages({ name, folder, packages }) {
  const own = ['src', 'public', 'index.html', 'vite.config.ts', 'bundleBudget.ts', 'compiledTexts.ts'].map(
    (path) => `${folder}/${path}`,
  )
  const sources = ['package-lock.json', ...own, ...packages.map((path) => `packages/${path}/src`), 'packages/ui/fonts']
  const page = join(root, folder, 'dist/index.html')
  const changed = Math.max(...sources.map((path) => newest(join(root, path))))
  if (existsSync(page) && statSync(page).mtimeMs > changed) return
  console.log(`Building the ${name} …`)
  await finished(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: join(root, folder),
  })
}

/** The server's programs, and the databases that one of them makes. */
export async function buildServer() {
  for (const program of PROGRAMS) await buildProgram(program)
  await buildDatabases()
}

async function buildBothPages() {
  for (const pages of PAGES) await buildPages(pages)
}

/** What a start needs. Bundlers read over types: they are not checked here. */
export async function build() {
  await Promise.all([buildServer(), buildBothPages()])
}

/** The same with types checked, and with the packages built that journeys and other programs from the sources import. */
export async function buildChecked() {
  const apps = [...PROGRAMS, ...PAGES].map(({ folder }) => folder)
  await Promise.all([build(), finished(process.execPath, [...TYPE_CHECK, ...apps])])
}
