import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BooksParts } from '../books/booksCalls.ts'
import { followLastEntries } from '../books/lastEntries.ts'
import { createTreasuryTotals } from '../books/treasuryTotals.ts'
import { PUBLIC_KEY } from '../sequencer/openWorlds.ts'
import type { ProductServices } from '../trading/productServices.ts'
import type { Foundation } from './foundation.ts'
import { perWorld } from './perWorld.ts'

/** The books that visitors and operators are shown. Walks every account once. */
export function openBooks(
  { worlds, data }: Foundation,
  { worlds: trading, tables, minimumSources, now }: ProductServices,
): BooksParts {
  return {
    worlds: perWorld((name) => ({
      trading: trading[name],
      totals: createTreasuryTotals(worlds[name].world),
      entries: followLastEntries(worlds[name].world),
      minimumSources: minimumSources[name],
      proofs: worlds[name].keeper.proofs,
    })),
    database: tables,
    publicKeyPem: readFileSync(join(data.root, PUBLIC_KEY), 'utf8'),
    now,
  }
}
