import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Mutant } from './mutant.ts'
import { MUTANTS } from './mutants.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const PACKAGES = ['quantities', 'protocol', 'core', 'log', 'simulation']
const SEEDS_PER_MUTANT = '40'

/**
 * Plants known bugs in a copy of the source, one at a time, and runs the simulation on the copy. A mutant that survives
 * means the simulation would not notice that bug. `start`: the first seed; what each mutant says when absent.
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
  const copy = join(ROOT, '.cache', 'mutants', mutant.name)
  rmSync(copy, { recursive: true, force: true })
  plant(mutant, copy)
  const args = [await bundle(copy), '--seeds', SEEDS_PER_MUTANT, '--start', String(start), '--until-failure']
  const { code, output } = await collect(args, copy)
  rmSync(copy, { recursive: true, force: true })
  const by = /seed \d+: (.*)/.exec(output)?.[0].slice(0, 140) ?? ''
  // A copy that cannot even run has found nothing.
  return { killed: code !== 0 && by !== '', by }
}

/** In one file the simulation starts at once: with many mutants most of the time would else go into reading sources. */
async function bundle(copy: string): Promise<string> {
  const outfile = join(copy, 'main.mjs')
  await build({
    entryPoints: [join(copy, 'packages', 'simulation', 'src', 'main.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['touchstone-source'],
    external: ['esbuild'],
  })
  return outfile
}

/** The copy sits inside the repository, so that npm packages resolve as usual; ours resolve to the copy. */
function plant({ name, edits }: Mutant, copy: string): void {
  const scope = join(copy, 'node_modules', '@touchstone')
  mkdirSync(scope, { recursive: true })
  for (const folder of PACKAGES) {
    const target = join(copy, 'packages', folder)
    cpSync(join(ROOT, 'packages', folder, 'src'), join(target, 'src'), { recursive: true })
    cpSync(join(ROOT, 'packages', folder, 'package.json'), join(target, 'package.json'))
    symlinkSync(target, join(scope, folder))
  }
  for (const { file, find, replace } of edits) {
    const path = join(copy, 'packages', file)
    const source = readFileSync(path, 'utf8')
    const places = source.split(find).length - 1
    if (places !== 1) throw new Error(`mutant ${name} is stale: its text stands ${places} times in ${file}`)
    writeFileSync(path, source.replace(find, replace))
  }
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
    // Not its exit: what it wrote may still be on the way then, and a kill would count as a survivor.
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
