import { type ByteReader, type ByteWriter, CodecError } from '@touchstone/protocol'
import { AVAILABLE, HELD } from './accounts.ts'
import type { LedgerState } from './ledgerState.ts'

/** The assets of Genesis are the first of the list: those listed later follow. */
export function foundedAssets({ genesis }: LedgerState): number {
  return genesis?.assets.length ?? 0
}

/** Balances in the assets of Genesis; those of assets listed later stand beside their definitions. */
export function writeFoundedAccounts(writer: ByteWriter, state: LedgerState): void {
  writeAccounts(writer, state, 0, foundedAssets(state))
}

/** Balances that are not zero of the assets from one place to before another; owner 0 ends the list. */
export function writeAccounts(writer: ByteWriter, state: LedgerState, first: number, end: number): void {
  const { accounts } = state
  for (const { owner, wallet, start } of accounts.blockStarts()) {
    for (let asset = first; asset < end; asset++) {
      const available = accounts.balance(start + asset * 2 + AVAILABLE)
      const held = accounts.balance(start + asset * 2 + HELD)
      if (available === 0n && held === 0n) continue
      writer.u32(owner)
      writer.u8(wallet)
      writer.u16(asset)
      writer.i64(available)
      writer.i64(held)
    }
  }
  writer.u32(0)
}

/** Reads the accounts that {@link writeAccounts} wrote into a state that has these assets. */
export function readAccounts(reader: ByteReader, state: LedgerState): void {
  for (let owner = reader.u32(); owner !== 0; owner = reader.u32()) {
    const wallet = reader.u8()
    const asset = reader.u16()
    if (asset >= state.assets.length) throw new CodecError('A balance of no asset')
    state.accounts.restore(state.accounts.cell(owner, wallet, asset, AVAILABLE), reader.i64())
    state.accounts.restore(state.accounts.cell(owner, wallet, asset, HELD), reader.i64())
  }
}
