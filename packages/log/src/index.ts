export {
  type BlockContent,
  GENESIS_HASH,
  hashedBytes,
  MAX_BLOCK_COMMANDS,
  MAX_COMMAND_BYTES,
} from './commands/block.ts'
export { type Clock, systemClock } from './commands/clock.ts'
export * from './commands/commandLog.ts'
export { Followers } from './commands/followers.ts'
export { CLOCK_TOLERANCE_MS, type ClockJump } from './commands/logClock.ts'
export { ManualClock } from './commands/manualClock.ts'
export { MemoryLog, type MemoryLogOptions } from './commands/memoryLog.ts'
export { newSha256 } from './commands/newSha256.ts'
export { packedCommands, unpackedCommands } from './commands/packedCommands.ts'
export { chainHashAt, entries, type LogEntry, type ReplayOptions, replay } from './commands/replay.ts'
export type { WrittenBlock } from './commands/writtenBlock.ts'
export * from './disk/disk.ts'
export { fromHex, toHex } from './disk/hex.ts'
export { LineDamage, LineFile, type LineFormat } from './disk/lineFile.ts'
export { makeSecretFile } from './disk/makeSecretFile.ts'
export { readOnlyDisk } from './disk/readOnlyDisk.ts'
export { blockingDisk, realDisk } from './disk/realDisk.ts'
export { SimulatedDisk, type SimulatedDiskOptions } from './disk/simulated/simulatedDisk.ts'
export type { DiskFault, DiskOperation, DiskOperationKind } from './disk/simulated/simulatedFault.ts'
export type { FileJournal, JournalStatus } from './journal/fileJournal.ts'
export { type FollowedPlace, JournalFollower, type JournalFollowerOptions } from './journal/journalFollower.ts'
export { abortForLog, type FileJournalOptions, lockJournal, openFileJournal } from './journal/openFileJournal.ts'
export { readBlocks } from './journal/readBlocks.ts'
export { type JournalReading, type ReadFileJournalOptions, readFileJournal } from './journal/readFileJournal.ts'
export { type Compressor, inlineGzip, streamingGzip } from './segments/compressor.ts'
export { LogFormatDiffers } from './segments/format.ts'
export type { Readings } from './segments/segmentStore.ts'
export {
  type Checkpoint,
  type CheckpointFacts,
  CheckpointFile,
  readCheckpoints,
  verifyCheckpoint,
} from './signed/checkpoints.ts'
export { QuarantineFile, type QuarantineMarker, readQuarantine } from './signed/quarantine.ts'
export {
  loadOrCreateSigningKey,
  type SigningKey,
  signingKeyFromSeed,
  type VerifyingKey,
  verifyingKeyFromPem,
} from './signed/signingKey.ts'
export {
  type LatestSnapshot,
  type Snapshot,
  type SnapshotDamage,
  SnapshotStore,
  type SnapshotStoreOptions,
} from './snapshots/snapshotStore.ts'
