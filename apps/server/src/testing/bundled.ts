import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const SERVER = fileURLToPath(new URL('../../', import.meta.url))

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>
}

function npmPackages(): string[] {
  const { dependencies } = JSON.parse(readFileSync(`${SERVER}package.json`, 'utf8')) as Manifest
  return Object.keys(dependencies).filter((name) => !name.startsWith('@touchstone/'))
}

/** A program of ours in one file, which starts in a fraction of the time: for tests that start one again and again. */
export interface Bundled {
  readonly path: string
  remove(): Promise<void>
}

/** The file lies as deep below the server's folder as a source file does, so that what is found by path is found. */
export async function bundled(program: string): Promise<Bundled> {
  const path = `${SERVER}dist/bundled/${randomUUID()}.js`
  await build({
    entryPoints: [program],
    outfile: path,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: npmPackages(),
    conditions: ['touchstone-source'],
  })
  return { path, remove: () => rm(path) }
}
