// Builds what is older than its sources: TypeScript incrementally, the web app only when something it is made of changed.
import { existsSync, readdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './install.mjs'

const WEB_SOURCES = [
  'packages/quantities/src',
  'packages/protocol/src',
  'packages/core/src',
  'packages/client/src',
  'packages/ui/src',
  'apps/web/src',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'package-lock.json',
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

export function build() {
  run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b', 'apps/server', 'apps/web'])
  buildEmptyDatabase()
  const page = join(root, 'apps/web/dist/index.html')
  const sources = Math.max(...WEB_SOURCES.map((path) => newest(join(root, path))))
  if (existsSync(page) && statSync(page).mtimeMs > sources) return
  console.log('Building the web app …')
  run(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps/web'),
  })
}
