import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const SERVER = fileURLToPath(new URL('../../', import.meta.url))

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

/**
 * A program of ours with its packages in one file, which starts in a fraction of the time: for tests that start one again and
 * again.
 */
export interface Bundled {
  readonly path: string
  remove(): Promise<void>
}

/** Files that threads of the server begin with, which a bundle looks for beside itself. */
const THREADS = [
  '../historyWriter/databaseThread.ts',
  '../historyWriter/postgresHistoryThread.ts',
  '../follower/followerThread.ts',
  '../journal/journalThread.ts',
  '../house/houseThread.ts',
  '../chain/nodes/nodesThread.ts',
  '../records/pdf/pdfThread.ts',
].map((file) => fileURLToPath(new URL(file, import.meta.url)))

/**
 * The file lies as deep below the server's folder as a source file does, so that what is found by path is found. The threads lie
 * beside it; a program that starts none of them, or only some, says so: it is bundled sooner.
 */
export async function bundled(program: string, threads: readonly string[] = THREADS): Promise<Bundled> {
  const folder = `${SERVER}dist/bundled-${randomUUID()}`
  await build({
    entryPoints: [program, ...threads],
    outdir: folder,
    entryNames: '[name]',
    bundle: true,
    // A program and its threads share most modules: each is bundled once.
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: INSTALLED,
    banner: { js: COMMON_JS },
    conditions: ['touchstone-source'],
  })
  return { path: join(folder, `${parse(program).name}.js`), remove: () => rm(folder, { recursive: true }) }
}
