// Tests that run on Node, bundled: a worker loads a few files instead of thousands.
import { readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from './bundle.mjs'
import { root } from './install.mjs'

/** Read only by tests, or of one copy in a process: they stay where they are installed. */
const INSTALLED = ['vitest', 'esbuild', '@swc/core']

const OURS = /\/(packages|apps)\/\w+\/src\/.*\.ts$|\/tools\/[^/]+\.(ts|mjs)$/
const SERVER = /\/apps\/server\/src\//
/** Starts the signer beside it: the built one would be of another time than the source under test, or not there. */
const STARTS_SIGNER = '/signerProcess.ts'

const runsBundled = (path) => SERVER.test(path) && !path.endsWith('.test.ts') && !path.endsWith(STARTS_SIGNER)

/** What a test file becomes in the folder of its bundle. */
const nameOf = (file) => relative(root, file).replaceAll('/', '.').replace(/\.ts$/, '')

export const testProgram = (file, folder) => join(folder, `${nameOf(file)}.js`)

/**
 * What stands beside a source file is not beside its bundle: where a file asks for its own place, it is told that of its source.
 * Code of the server is told the bundle's, as where it runs: threads and programs that it begins lie there.
 */
const knowsItsPlace = {
  name: 'place of a source',
  setup({ esbuild, onLoad }) {
    onLoad({ filter: OURS }, async ({ path }) => {
      if (runsBundled(path)) return undefined
      const source = await readFile(path, 'utf8')
      if (!source.includes('import.meta.')) return undefined
      const { code } = await esbuild.transform(source, {
        loader: path.endsWith('.ts') ? 'ts' : 'js',
        sourcefile: path,
        sourcemap: 'inline',
        define: {
          'import.meta.url': JSON.stringify(pathToFileURL(path).href),
          'import.meta.dirname': JSON.stringify(dirname(path)),
        },
      })
      return { contents: code, loader: 'js' }
    })
  },
}

/** `programs`: what tests start as processes and threads, bundled with them. */
export async function bundleTests(files, programs, folder) {
  await bundle([...files.map((file) => ({ in: file, out: nameOf(file) })), ...programs], folder, {
    external: INSTALLED,
    sourcemap: true,
    plugins: [knowsItsPlace],
  })
}
