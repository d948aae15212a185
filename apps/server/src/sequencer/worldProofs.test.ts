import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { realDisk } from '@touchstone/log'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Followed, FollowRequest } from './following.ts'
import { KEY } from './testing/worldFolder.ts'
import { openWorldFiles } from './worldFiles.ts'
import { WorldProofs } from './worldProofs.ts'

const FAR = 200_000
const MARK = { sequence: 1, chainHash: '', answers: '' }

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'touchstone-proofs-'))
})
afterEach(() => rm(directory, { recursive: true }))

/** Proofs of a world that stands where the test sets it, with the requests to its follower and the messages to the log. */
async function proofsOf(answer: () => Promise<Followed>) {
  const asked: FollowRequest[] = []
  const told: string[] = []
  const core = { sequence: 1 }
  const proofs = new WorldProofs({
    world: {
      world: 'real',
      halt: null,
      core,
      mark: () => ({ ...MARK, sequence: core.sequence }),
      shown: undefined,
      stopFor: () => {},
    },
    directory,
    files: await openWorldFiles(realDisk, directory, KEY),
    follow: (request) => {
      asked.push(request)
      return answer()
    },
    snapshotEvery: 10,
    logger: { error: (_facts, text) => void told.push(text) },
    lastSnapshotMs: 1,
  })
  return { proofs, core, asked, told }
}

it('raises an alarm once when its follower is more than 200,000 entries behind, and again the next time', async () => {
  let comes = false
  const { proofs, core, told } = await proofsOf(() =>
    Promise.resolve(
      comes
        ? { kind: 'agreed', sequence: core.sequence, facts: null, kept: false, problem: null }
        : { kind: 'behind', sequence: 1 },
    ),
  )
  core.sequence += FAR
  await proofs.follow()
  expect(told).toEqual([])
  core.sequence++
  await proofs.follow()
  await proofs.follow()
  expect([told, proofs.behind]).toEqual([['the follower is more than 200000 entries behind'], FAR + 1])
  comes = true
  await proofs.follow()
  expect(proofs.behind).toBe(0)
  comes = false
  core.sequence += FAR + 1
  await proofs.follow()
  expect(told).toHaveLength(2)
})

it('asks one thing at a time, and says once why nothing could be answered', async () => {
  let refuse: (error: Error) => void = () => {}
  const { proofs, asked, told } = await proofsOf(() => new Promise((_resolve, reject) => (refuse = reject)))
  const first = proofs.follow()
  await proofs.follow()
  expect(asked).toHaveLength(1)
  refuse(new Error('it is being started again'))
  await first
  const second = proofs.follow()
  refuse(new Error('it is being started again'))
  await second
  expect(asked).toHaveLength(2)
  expect(told).toEqual(['the follower cannot go on: it is being started again'])
})

it('tells a follower that begins anew where both last agreed and something was kept', async () => {
  let kept = true
  const { proofs, core, asked } = await proofsOf(() =>
    Promise.resolve({ kind: 'agreed', sequence: core.sequence, facts: null, kept, problem: null }),
  )
  core.sequence = 12
  await proofs.follow()
  kept = false
  core.sequence = 15
  await proofs.follow()
  core.sequence = 18
  await proofs.follow()
  expect(asked.map((request) => [request.kept.sequence, request.mark.sequence])).toEqual([
    [1, 12],
    [12, 15],
    [12, 18],
  ])
})

it('lets a stop go on without its last snapshot when there is no time for it', async () => {
  const { proofs, asked, told } = await proofsOf(() => new Promise(() => {}))
  await proofs.end()
  expect(asked.map(({ last }) => last)).toEqual([true])
  expect(told).toEqual(['there was no time for a last snapshot: the next start replays more'])
  await proofs.follow()
  expect(asked).toHaveLength(1)
})
