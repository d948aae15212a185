import { seededRandom } from '@touchstone/quantities'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CommandLog } from '../commands/commandLog.ts'
import { SimulatedDisk } from '../disk/simulated/simulatedDisk.ts'
import { openSimulated, readTexts } from '../testing/simulatedJournal.ts'

type Step =
  | { readonly kind: 'append'; readonly lengths: readonly number[] }
  | { readonly kind: 'reopen' }
  | { readonly kind: 'kill' }
  | { readonly kind: 'crash' }
  | { readonly kind: 'read'; readonly from: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('append' as const), lengths: fc.array(fc.nat(700), { maxLength: 30 }) }),
  },
  fc.constant<Step>({ kind: 'reopen' }),
  fc.constant<Step>({ kind: 'kill' }),
  fc.constant<Step>({ kind: 'crash' }),
  fc.record({ kind: fc.constant('read' as const), from: fc.integer({ min: 1, max: 200 }) }),
)

describe('a file journal', () => {
  it('is a plain list, whatever is appended, closed, killed, cut off and opened again', async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 25 }), fc.nat(), equalsList), {
      numRuns: 300,
      seed: 20_251_101,
    })
  })
})

async function equalsList(steps: readonly Step[], seed: number): Promise<void> {
  const disk = new SimulatedDisk({ random: seededRandom(seed) })
  const list: string[] = []
  let epoch = 0
  let journal = await openSimulated(disk, { seed })
  for (const { kind, ...detail } of steps) {
    if (kind === 'append' && 'lengths' in detail) await appendTogether(journal, list, detail.lengths)
    else if (kind === 'read' && 'from' in detail)
      expect(await readFrom(journal, detail.from)).toEqual(list.slice(detail.from - 1))
    else {
      if (kind === 'reopen') await journal.close()
      else if (kind === 'kill') disk.kill()
      else disk.crash()
      journal = await openSimulated(disk, { seed })
      expect(journal.epoch).toBeGreaterThan(epoch)
      epoch = journal.epoch
    }
    expect(journal.head.sequence).toBe(list.length)
  }
  expect(await readTexts(journal)).toEqual(list)
  await journal.close()
}

async function appendTogether(log: CommandLog, list: string[], lengths: readonly number[]): Promise<void> {
  const texts = lengths.map((length, index) => `${list.length + index} `.padEnd(length, 'x'))
  const appended = await Promise.all(texts.map((text) => log.append(Buffer.from(text))))
  expect(appended.map(({ sequence }) => sequence)).toEqual(texts.map((_, index) => list.length + index + 1))
  list.push(...texts)
}

/** The texts of the entries from this one on; the first block may begin earlier. */
async function readFrom(log: CommandLog, from: number): Promise<string[]> {
  const texts: string[] = []
  for await (const block of log.blocks(from)) {
    for (const [index, command] of block.commands.entries()) {
      if (block.firstSequence + index >= from) texts.push(Buffer.from(command).toString())
    }
  }
  return texts
}
