import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { realDisk, SnapshotStore } from '@touchstone/log'
import type { CoreEvent } from '@touchstone/protocol'
import { toHex } from 'viem'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { snapshotKey } from '../keys/snapshotKey.ts'
import { refusalOf } from '../testing/refusalOf.ts'
import { OWNER, SignerBench } from '../testing/signerBench.ts'
import { type SignerSnapshot, sealSnapshot, unsealSnapshot } from './sealedSnapshot.ts'

const SOURCE = `0x${'ee'.repeat(20)}`
const DEPOSIT_ADDRESS = `0x${'dd'.repeat(20)}`
const WAIT = { timeout: 20_000 }
const WORDS = 'test test test test test test test test test test test junk'

describe("the signer's own snapshots", () => {
  let bench: SignerBench

  beforeEach(async () => {
    bench = await SignerBench.start()
    await bench.say({
      events: [{ type: 'DepositCredited', owner: OWNER, from: SOURCE, to: DEPOSIT_ADDRESS } as CoreEvent],
    })
  })
  afterEach(() => bench.stop())

  const names = () => readdir(bench.snapshots)
  const setAside = () => bench.said.filter(({ event }) => event === 'snapshot_set_aside')
  const newest = async () =>
    join(bench.snapshots, (await names()).filter((name) => name.endsWith('.snapshot')).at(-1) ?? '')

  /** One payment in the log, one only prepared, and an orderly stop that keeps a snapshot; returns what was prepared. */
  async function workAndStop() {
    const { signer } = await bench.openSigner()
    const paid = await bench.approve(1)
    const { nonce, transaction } = await signer.prepare(bench.askOf(paid))
    await bench.sign(paid, nonce, transaction)
    const open = await bench.approve(2)
    const prepared = await signer.prepare(bench.askOf(open))
    const asked = await bench.approve(3, { kind: 'return', destination: SOURCE })
    await signer.release({ withdrawal: 1, transaction, sequence: bench.log.head.sequence })
    await bench.closeSigner()
    return { paid: transaction, open, prepared, asked }
  }

  /** Whatever it began with, the signer says and signs the same. */
  async function expectTheSame(before: Awaited<ReturnType<typeof workAndStop>>, fromSnapshot: number) {
    const opened = await bench.openSigner()
    const { signer } = opened
    expect([opened.fromSnapshot, signer.status().broken]).toEqual([fromSnapshot, ''])
    expect(await signer.prepare(bench.askOf(before.open))).toEqual(before.prepared)
    const ask = { withdrawal: 1, transaction: before.paid, sequence: bench.log.head.sequence }
    expect(await refusalOf(signer.release(ask))).toBe('done')
    expect(await refusalOf(signer.prepare(bench.askOf(before.asked)))).toBe('done')
    const stranger = await bench.approve(9, { kind: 'return', destination: `0x${'11'.repeat(20)}` })
    expect(await refusalOf(signer.prepare(bench.askOf(stranger)))).toBe('destination_not_allowed')
    expect(await signer.prepare(bench.askOf(await bench.approve(10)))).toMatchObject({ nonce: 3 })
  }

  it('go on where the log was followed to, and the same payments follow', async () => {
    const before = await workAndStop()
    const at = bench.log.head.sequence
    await bench.say({})
    await expectTheSame(before, at)
    expect(setAside()).toEqual([])
  })

  it('are written now and then, of which the last three stay', async () => {
    const { signer } = await bench.openSigner({ SIGNER_SNAPSHOT_EVERY: '2' })
    const written = () => bench.said.filter(({ event }) => event === 'snapshot_written').length
    for (let entry = 0; entry < 12; entry++) {
      const sequence = await bench.say({})
      await expect.poll(() => signer.status().sequence, WAIT).toBe(sequence)
      await expect.poll(written, WAIT).toBe(Math.floor(sequence / 2))
    }
    expect((await names()).length).toBe(3)
    const { fromSnapshot } = await bench.openSigner({ SIGNER_SNAPSHOT_EVERY: '0' })
    expect(fromSnapshot).toBe(0)
  })

  it('are found in segments that were archived meanwhile', async () => {
    const before = await workAndStop()
    const at = bench.log.head.sequence
    for (let entry = 0; entry < 40; entry++)
      await bench.say({ events: [{ type: 'Filler', text: 'x'.repeat(9_000) } as never] })
    await expect.poll(async () => (await readdir(bench.journal)).includes('00000001.segment'), WAIT).toBe(false)
    await expectTheSame(before, at)
  })

  const alter = async (change: (bytes: Buffer) => Buffer) => {
    const path = await newest()
    await writeFile(path, change(await readFile(path)))
  }
  /** With a key, and with everything that needs no key set right. */
  const reseal = async (key: Uint8Array, change: (snapshot: SignerSnapshot) => SignerSnapshot) => {
    const store = await SnapshotStore.open({ disk: realDisk, directory: bench.snapshots })
    const { snapshot } = await store.latestValid()
    const sealed = snapshot && unsealSnapshot(snapshotKey(WORDS), snapshot.bytes)
    if (!sealed) throw new Error('there should be a sound snapshot')
    await store.save({ ...snapshot, bytes: sealSnapshot(key, change(sealed)) })
  }
  const own = (change: (facts: SignerSnapshot['facts']) => Partial<SignerSnapshot['facts']>) =>
    reseal(snapshotKey(WORDS), (one) => ({ ...one, facts: { ...one.facts, ...change(one.facts) } }))

  it.each<[string, () => Promise<unknown>, string]>([
    ['damaged', () => alter((bytes) => bytes.fill(1, 300, 301)), 'its checksum does not hold'],
    ['cut short', () => alter((bytes) => bytes.subarray(0, 50)), 'it is cut short'],
    [
      'forged by somebody without the seed',
      () => reseal(new Uint8Array(32), (one) => ({ ...one, credited: [SOURCE] })),
      'its seal does not hold',
    ],
    ['of another format', () => own(() => ({ format: 0 })), 'it is of format 0'],
    ['of other rules', () => own(() => ({ rules: 0 })), 'it is of format 3 and rules 0'],
    ['of another token', () => own(() => ({ contract: SOURCE })), 'it is of another chain or token'],
    ['of another log', () => own(() => ({ logId: '00'.repeat(16) })), 'it is of another log'],
    ['of another history', () => own(() => ({ chainHash: '00'.repeat(32) })), 'the log has another history'],
    ['of another state', () => own(() => ({ stateHash: '00'.repeat(32) })), 'it is of another state'],
    ['of another entry than it says', () => own(() => ({ sequence: 2 })), 'it is sealed as the snapshot of entry 2'],
    ['taken while more was quarantined', () => own(() => ({ quarantined: [2] })), 'other entries are quarantined'],
    [
      'taken beside other payments',
      () => own(({ payments }) => ({ payments: { ...payments, chain: toHex(1) } })),
      'the ledger of payments is not the one',
    ],
    [
      'taken beside fewer payments than were signed by then',
      () => own(() => ({ payments: { lines: 0, chain: '' } })),
      'the ledger of payments has lines from before it',
    ],
    [
      'taken beside sweeps that are not there',
      () => own(() => ({ sweeps: { lines: 1, chain: 'ab' } })),
      'the ledger of sweeps is not the one',
    ],
  ])('are set aside when %s, and all is replayed', async (_, spoil, reason) => {
    const before = await workAndStop()
    await spoil()
    await expectTheSame(before, 0)
    expect(setAside()).toEqual([expect.objectContaining({ reason: expect.stringContaining(reason) })])
    expect((await names()).filter((name) => name.endsWith('.aside'))).toHaveLength(1)
  })

  it('are set aside when this program knows other rules', async () => {
    const before = await workAndStop()
    bench.rules = 2
    await expectTheSame(before, 0)
    expect(setAside()).toHaveLength(1)
  })

  it('are set aside when the log ends before them, and an older one that fits is taken', async () => {
    const before = await workAndStop()
    const at = bench.log.head.sequence
    const kept = join(bench.folder, 'log as it was')
    await bench.whileClosed(() => cp(bench.journal, kept, { recursive: true }))
    await bench.say({})
    await bench.openSigner()
    await bench.closeSigner()
    expect((await names()).length).toBe(2)
    await bench.whileClosed(async () => {
      await rm(bench.journal, { recursive: true })
      await rename(kept, bench.journal)
    })
    await expectTheSame(before, at)
    expect(setAside()).toEqual([
      expect.objectContaining({ sequence: at + 1, reason: expect.stringContaining('ends at') }),
    ])
  })

  it('let nothing pass that a replay would not: a ledger without a payment of the log breaks the signer all the same', async () => {
    await workAndStop()
    const [first = ''] = (await readFile(bench.ledger, 'utf8')).split('\n')
    await writeFile(bench.ledger, '')
    const open = await bench.openSigner()
    expect(setAside()).toEqual([expect.objectContaining({ reason: expect.stringContaining('ledger of payments') })])
    expect([open.fromSnapshot, open.signer.status().broken]).toEqual([0, expect.stringContaining('not signed here')])
    expect(await refusalOf(open.signer.prepare(bench.askOf(await bench.approve(4))))).toBe('log_broken')
    await bench.closeSigner()
    // What a broken replica holds is no snapshot.
    expect((await names()).filter((name) => name.endsWith('.snapshot'))).toEqual([])
    await writeFile(bench.ledger, `${first}\n`)
    expect((await bench.openSigner()).signer.status().broken).toBe('')
  })

  it('are no way around what was signed after them', async () => {
    await workAndStop()
    const at = bench.log.head.sequence
    const [snapshots, journal] = [join(bench.folder, 'kept snapshots'), join(bench.folder, 'kept journal')]
    await bench.whileClosed(() => cp(bench.journal, journal, { recursive: true }))
    await cp(bench.snapshots, snapshots, { recursive: true })
    const later = await bench.approve(4)
    const signed = await (await bench.openSigner()).signer.prepare(bench.askOf(later))
    await bench.closeSigner()
    // As after a kill: the snapshot is from before the payment.
    await rm(bench.snapshots, { recursive: true })
    await cp(snapshots, bench.snapshots, { recursive: true })
    const again = await bench.openSigner()
    expect(again.fromSnapshot).toBe(at)
    expect(await again.signer.prepare(bench.askOf(later))).toEqual(signed)
    await bench.closeSigner()
    // And with a log that goes on otherwise from there.
    await rm(bench.snapshots, { recursive: true })
    await rename(snapshots, bench.snapshots)
    await bench.whileClosed(async () => {
      await rm(bench.journal, { recursive: true })
      await rename(journal, bench.journal)
    })
    bench.clock.advance(1)
    const other = await bench.approve(4)
    const broken = await bench.openSigner()
    expect(broken.fromSnapshot).toBe(at)
    expect(broken.signer.status().broken).toContain('is not the one that a payment was signed upon')
    expect(await refusalOf(broken.signer.prepare(bench.askOf(other)))).toBe('log_broken')
  })

  it('stay when the log cannot be read at a start', async () => {
    const before = await workAndStop()
    const at = bench.log.head.sequence
    const away = join(bench.folder, 'away')
    await rename(bench.journal, away)
    expect((await bench.openSigner()).fromSnapshot).toBe(0)
    expect(bench.said.map(({ event }) => event)).toEqual(['snapshot_not_used'])
    await bench.closeSigner()
    await rename(away, bench.journal)
    await expectTheSame(before, at)
  })
})
