import { createRequire } from 'node:module'
import type { Bidi } from 'bidi-js'

/** Its types say that it is an ES module, and Node loads it as CommonJS. */
const bidi = (createRequire(import.meta.url)('bidi-js') as () => Bidi)()

const ISOLATES = /[\u2066-\u2069]/g

/**
 * A line in the order in which it is seen, as runs of one direction each (Unicode Annex 9): a font reverses a run that is written
 * from right to left itself, and knows nothing of several in one line, nor of brackets, which face the other way there.
 */
export function visualRuns(text: string, rightToLeft: boolean): readonly string[] {
  if (!rightToLeft) return [text]
  const levels = bidi.getEmbeddingLevels(text, 'rtl')
  const runs: { text: string; level: number }[] = []
  for (let at = 0; at < text.length; at++) {
    const level = levels.levels[at] ?? 1
    const last = runs.at(-1)
    const seen = level % 2 === 1 ? (bidi.getMirroredCharacter(text[at] ?? '') ?? text[at]) : text[at]
    if (last && last.level === level) last.text += seen
    else runs.push({ text: seen ?? '', level })
  }
  return reordered(runs)
    .map((run) => run.text.replace(ISOLATES, ''))
    .filter((run) => run !== '')
}

/** Rule L2: from the highest level down, what stands together at a level or above it is reversed. */
function reordered<Run extends { readonly level: number }>(runs: readonly Run[]): readonly Run[] {
  let seen = [...runs]
  for (let level = Math.max(...runs.map((run) => run.level)); level > 0; level--) {
    const next: Run[] = []
    let group: Run[] = []
    for (const run of seen) {
      if (run.level >= level) group.unshift(run)
      else {
        next.push(...group, run)
        group = []
      }
    }
    seen = [...next, ...group]
  }
  return seen
}
