export { GENESIS_HASH, MAX_BLOCK_COMMANDS, MAX_COMMAND_BYTES } from './block.ts'
export {
  type Checkpoint,
  type CheckpointFacts,
  CheckpointFile,
  readCheckpoints,
  verifyCheckpoint,
} from './checkpoints.ts'
export { type Clock, systemClock } from './clock.ts'
export * from './commandLog.ts'
export { type Compressor, inlineGzip, streamingGzip } from './compressor.ts'
export * from './disk.ts'
export type { FileJournal, JournalStatus } from './fileJournal.ts'
export { fromHex, toHex } from './hex.ts'
export { type FollowedPlace, JournalFollower, type JournalFollowerOptions } from './journalFollower.ts'
export { LineDamage, LineFile, type LineFormat } from './lineFile.ts'
export { CLOCK_TOLERANCE_MS, type ClockJump } from './logClock.ts'
export { ManualClock } from './manualClock.ts'
export { MemoryLog, type MemoryLogOptions } from './memoryLog.ts'
export { type FileJournalOptions, openFileJournal } from './openFileJournal.ts'
export { QuarantineFile, type QuarantineMarker, readQuarantine } from './quarantine.ts'
export { type JournalReading, type ReadFileJournalOptions, readFileJournal } from './readFileJournal.ts'
export { readOnlyDisk } from './readOnlyDisk.ts'
export { realDisk } from './realDisk.ts'
export { chainHashAt, entries, type LogEntry, type ReplayOptions, replay } from './replay.ts'
export {
  loadOrCreateSigningKey,
  type SigningKey,
  signingKeyFromSeed,
  type VerifyingKey,
  verifyingKeyFromPem,
} from './signingKey.ts'
export { SimulatedDisk, type SimulatedDiskOptions } from './simulatedDisk.ts'
export type { DiskFault, DiskOperation, DiskOperationKind } from './simulatedFault.ts'
export {
  type LatestSnapshot,
  type Snapshot,
  type SnapshotDamage,
  SnapshotStore,
  type SnapshotStoreOptions,
} from './snapshotStore.ts'
