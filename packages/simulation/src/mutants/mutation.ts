import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'
import type { Edit, Mutant } from './mutant.ts'
import { MUTANTS } from './mutants.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const SEEDS_PER_MUTANT = '40'

/**
 * Builds the simulation with known bugs planted in the source, one at a time, and runs it. A mutant that survives means that the
 * simulation would not notice that bug. `start`: the first seed; without it, each mutant's own.
 */
export async function runMutants(name: string, start?: number): Promise<boolean> {
  const chosen = name === 'all' ? MUTANTS : MUTANTS.filter((mutant) => mutant.name === name)
  if (chosen.length === 0)
    throw new Error(`no mutant ${name}; there are: ${MUTANTS.map((mutant) => mutant.name).join(', ')}`)
  let killed = 0
  const waiting = [...chosen]
  const worker = async (): Promise<void> => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const verdict = await simulateWith(mutant, start ?? mutant.from ?? 1)
      if (verdict.killed) killed++
      console.log(
        `${verdict.killed ? 'killed  ' : 'SURVIVED'} ${mutant.name}: ${mutant.bug}${verdict.by ? ` (${verdict.by})` : ''}`,
      )
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  console.log(`${killed} of ${chosen.length} mutants killed`)
  return killed === chosen.length
}

async function simulateWith(mutant: Mutant, start: number): Promise<{ killed: boolean; by: string }> {
  const program = join(ROOT, '.cache', 'mutants', `${mutant.name}.mjs`)
  await bundle(mutant, program)
  const args = [program, '--seeds', SEEDS_PER_MUTANT, '--start', String(start), '--until-failure']
  if (mutant.beside) args.push('--beside')
  const { code, output } = await collect(args, ROOT)
  rmSync(program)
  const by = /seed \d+: (.*)/.exec(output)?.[0].slice(0, 140) ?? ''
  // A program that cannot even run has found nothing.
  return { killed: code !== 0 && by !== '', by }
}

/** Bundled into one file, the simulation starts at once: with many mutants most of the time would go into reading sources. */
async function bundle(mutant: Mutant, outfile: string): Promise<void> {
  const planted = new Set<string>()
  await build({
    entryPoints: [join(ROOT, 'packages', 'simulation', 'src', 'main.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['touchstone-source'],
    external: ['esbuild'],
    plugins: [plant(mutant, planted)],
  })
  for (const { file } of mutant.edits)
    if (!planted.has(file)) throw new Error(`mutant ${mutant.name} is stale: the simulation does not use ${file}`)
}

/** Plants a bug in the sources as they are read; the files stay as they are. Adds every edited file to `planted`. */
function plant({ name, edits }: Mutant, planted: Set<string>): Plugin {
  const editsOf = new Map<string, Edit[]>()
  for (const edit of edits) editsOf.set(edit.file, [...(editsOf.get(edit.file) ?? []), edit])
  return {
    name: 'plant',
    setup: ({ onLoad }) => {
      for (const [file, wanted] of editsOf)
        onLoad({ filter: pathEnd(file) }, async ({ path }) => {
          planted.add(file)
          return { contents: edited(name, await readFile(path, 'utf8'), wanted), loader: 'ts' }
        })
    },
  }
}

/** The path of a file below packages/, as a bundler's filter. */
function pathEnd(file: string): RegExp {
  return new RegExp(`/packages/${file.replaceAll('.', '\\.')}$`)
}

function edited(name: string, source: string, edits: readonly Edit[]): string {
  return edits.reduce((text, { file, find, replace }) => {
    const places = text.split(find).length - 1
    if (places !== 1) throw new Error(`mutant ${name} is stale: its text stands ${places} times in ${file}`)
    return text.replace(find, replace)
  }, source)
}

function collect(args: readonly string[], cwd: string): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output = (output + chunk.toString()).slice(-20_000)
      })
    }
    // Waits for the streams to close, not for the exit: output may still be under way then, and a kill would count as a survivor.
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
