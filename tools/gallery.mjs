// npm run gallery            opens every screen in every state, in any language and theme
// npm run gallery -- --test  shows them all in Chromium and looks for what each has to say, and for boxes that are too small
// npm run gallery -- --pictures [folder] [--languages en,ar] [--windows 390x844]  writes them as pictures
// npm run gallery -- --record  records anew what the exchange answers, from a running one: after npm run build
import { join } from 'node:path'
import { newest } from './build.mjs'
import { root, run } from './install.mjs'
import { ensureSystemPackages } from './systemPackages.mjs'

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

const SOURCES = [
  'package-lock.json',
  ...[
    'gallery/src',
    'gallery/files',
    'gallery/.storybook',
    'gallery/vite.config.ts',
    'web/src',
    'web/compiledTexts.ts',
  ].map((path) => `apps/${path}`),
  ...['quantities', 'protocol', 'core', 'client', 'ui', 'frame'].map((name) => `packages/${name}/src`),
  'packages/ui/fonts',
]

/** Once for a test and the pictures after it. */
function build() {
  const builtAt = newest(join(built, 'iframe.html'))
  if (SOURCES.some((path) => newest(join(root, path)) >= builtAt))
    storybook('build', '--test', '--quiet', '--output-dir', built)
}

const [act, ...args] = process.argv.slice(2)
if (act === '--test' || act === '--pictures' || act === '--record') ensureSystemPackages(['chromium'])
if (act === '--test') {
  build()
  inBrowser('test.ts', args)
} else if (act === '--pictures') {
  build()
  inBrowser('pictures.ts', args)
} else if (act === '--record') inBrowser('record.ts', args)
else storybook('dev', '--port', '6006', '--no-open', ...process.argv.slice(2))
