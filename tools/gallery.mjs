// npm run gallery            opens every screen in every state, in any language and theme
// npm run gallery -- --test  shows them all in Chromium and looks for what each has to say, and for boxes that are too small
// npm run gallery -- --pictures [folder] [--languages en,ar]  writes them as pictures
// npm run gallery -- --record  records anew what the exchange answers, from a running one: after npm run build
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './install.mjs'

const gallery = join(root, 'apps/gallery')
const built = join(root, '.cache/gallery')
const storybook = (...args) =>
  run(
    process.execPath,
    [join(gallery, 'node_modules/storybook/dist/bin/dispatcher.js'), ...args, '--disable-telemetry'],
    { cwd: gallery },
  )
const inBrowser = (script, args) =>
  run(process.execPath, [
    '--conditions=touchstone-source',
    '--import',
    'tsx',
    join(root, 'e2e/gallery', script),
    ...args,
  ])

const SOURCES = ['apps/gallery/src', 'apps/gallery/.storybook', 'apps/web/src', 'packages/ui/src', 'packages/frame/src']

function newest(path) {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0)
}

/** Once for a test and the pictures after it. */
function build() {
  const page = join(built, 'iframe.html')
  const isFresh = existsSync(page) && SOURCES.every((path) => newest(join(root, path)) < statSync(page).mtimeMs)
  if (!isFresh) storybook('build', '--test', '--quiet', '--output-dir', built)
}

const [act, ...args] = process.argv.slice(2)
if (act === '--test') {
  build()
  inBrowser('test.ts', args)
} else if (act === '--pictures') {
  build()
  inBrowser('pictures.ts', args)
} else if (act === '--record') inBrowser('record.ts', args)
else storybook('dev', '--port', '6006', '--no-open', ...process.argv.slice(2))
