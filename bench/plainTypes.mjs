import { readFile } from 'node:fs/promises'
import { register } from 'node:module'
import { isMainThread } from 'node:worker_threads'
import { transform } from '@swc/core'

/*
 * Runs TypeScript with its types taken away and nothing else changed, as the build does. The loader used in development
 * also gives every closure a name, which costs more than much of what is measured here.
 */
if (isMainThread) register(import.meta.url)

export async function load(url, context, nextLoad) {
  if (!url.endsWith('.ts') || url.includes('/node_modules/')) return nextLoad(url, context)
  const { code } = await transform(await readFile(new URL(url), 'utf8'), {
    filename: url,
    configFile: false,
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  })
  return { format: 'module', source: code, shortCircuit: true }
}
