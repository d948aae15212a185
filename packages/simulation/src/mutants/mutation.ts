import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BuildContext, context, type PluginBuild } from 'esbuild'
import type { Edit, Mutant } from './mutant.ts'
import { MUTANTS } from './mutants.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const SEEDS_PER_MUTANT = '40'
/** A bug is found before optimized code has paid for itself: functions are optimized after fifteen times the usual work. */
const OPTIMIZE_LATE = '--interrupt-budget=1000000'

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
  const worker = async (place: number): Promise<void> => {
    const planter = await Planter.open(join(ROOT, '.cache', 'mutants', `${process.pid}-${place}.mjs`), chosen)
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      await planter.plant(mutant)
      const verdict = await simulateWith(mutant, planter.program, start ?? mutant.from ?? 1)
      if (verdict.killed) killed++
      console.log(
        `${verdict.killed ? 'killed  ' : 'SURVIVED'} ${mutant.name}: ${mutant.bug}${verdict.by ? ` (${verdict.by})` : ''}`,
      )
    }
    await planter.close()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, (_, place) => worker(place)))
  console.log(`${killed} of ${chosen.length} mutants killed`)
  return killed === chosen.length
}

async function simulateWith(
  { beside }: Mutant,
  program: string,
  start: number,
): Promise<{ killed: boolean; by: string }> {
  const args = [OPTIMIZE_LATE, program, '--seeds', SEEDS_PER_MUTANT, '--start', String(start), '--until-failure']
  if (beside) args.push('--beside')
  const { code, output } = await collect(args, ROOT)
  const by = /seed \d+: (.*)/.exec(output)?.[0].slice(0, 140) ?? ''
  // A program that cannot even run has found nothing.
  return { killed: code !== 0 && by !== '', by }
}

/**
 * Bundles the simulation into one file with a bug planted in the sources as they are read; the files stay as they are. So it
 * starts at once, and of one mutant after another only what differs is read again.
 */
class Planter {
  readonly program: string
  readonly #files: ReadonlySet<string>
  readonly #planted = new Set<string>()
  #context: BuildContext | undefined
  #mutant: Mutant | undefined

  private constructor(program: string, mutants: readonly Mutant[]) {
    this.program = program
    this.#files = new Set(mutants.flatMap(({ edits }) => edits.map(({ file }) => file)))
  }

  static async open(program: string, mutants: readonly Mutant[]): Promise<Planter> {
    const planter = new Planter(program, mutants)
    planter.#context = await context({
      entryPoints: [join(ROOT, 'packages', 'simulation', 'src', 'main.ts')],
      outfile: program,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      conditions: ['touchstone-source'],
      external: ['esbuild'],
      plugins: [{ name: 'plant', setup: (build) => planter.#read(build) }],
    })
    return planter
  }

  async plant(mutant: Mutant): Promise<void> {
    this.#mutant = mutant
    this.#planted.clear()
    await this.#context?.rebuild()
    for (const { file } of mutant.edits)
      if (!this.#planted.has(file))
        throw new Error(`mutant ${mutant.name} is stale: the simulation does not use ${file}`)
  }

  async close(): Promise<void> {
    await this.#context?.dispose()
    rmSync(this.program, { force: true })
  }

  #read({ onLoad }: PluginBuild): void {
    for (const file of this.#files)
      onLoad({ filter: pathEnd(file) }, async ({ path }) => {
        this.#planted.add(file)
        const source = await readFile(path, 'utf8')
        const { name, edits } = this.#mutant ?? { name: '', edits: [] }
        const own = edits.filter((edit) => edit.file === file)
        return { contents: edited(name, source, own), loader: 'ts' }
      })
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
