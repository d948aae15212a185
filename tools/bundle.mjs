// Puts a program into one file, or a few: with its packages in it, it starts in two thirds of the time.
import { parse } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Packages that are programs for one machine, or find files beside their own: they stay where they are installed. */
const INSTALLED = [
  '@electric-sql/pglite',
  '@foundry-rs/anvil',
  '@node-rs/argon2',
  'dejavu-fonts-ttf',
  'pdfkit',
  'pg-native',
  'sharp',
]

/** What packages written as CommonJS expect to be there. */
const COMMON_JS = [
  "import { createRequire as commonRequire } from 'node:module'",
  "import { fileURLToPath as commonPath } from 'node:url'",
  'const require = commonRequire(import.meta.url)',
  'const __filename = commonPath(import.meta.url)',
  "const __dirname = commonPath(new URL('.', import.meta.url))",
].join('\n')

const source = (path) => fileURLToPath(new URL(`../apps/server/src/${path}.ts`, import.meta.url))

/** Files that threads of the server begin with, which it looks for beside itself. */
export const SERVER_THREADS = [
  'historyWriter/databaseThread',
  'historyWriter/postgresHistoryThread',
  'follower/followerThread',
  'journal/journalThread',
  'house/houseThread',
  'chain/nodes/nodesThread',
  'records/pdf/pdfThread',
].map(source)

/**
 * `programs`: paths of their sources, each to become a file of its name, or as `{ in, out }` of another. The folder has to lie
 * as deep below its app's folder as the folders of sources do, so that what is found by path is found. `external`: more packages
 * that stay where they are installed; `sourcemap` and `plugins` as the bundler has them.
 */
export async function bundle(programs, folder, { external = [], sourcemap = false, plugins = [] } = {}) {
  // Installed perhaps only after this file was loaded.
  const { build } = await import('esbuild')
  await build({
    entryPoints: programs.map((program) =>
      typeof program === 'string' ? { in: program, out: parse(program).name } : program,
    ),
    outdir: folder,
    bundle: true,
    // A program and its threads share most modules: each is bundled once.
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: [...INSTALLED, ...external],
    sourcemap,
    sourcesContent: false,
    plugins,
    banner: { js: COMMON_JS },
    conditions: ['touchstone-source'],
  })
}
