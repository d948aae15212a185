import { use } from 'react'
import { useFeatureLists } from '../../shared/feature/featureLists.ts'
import { directionOf } from '../../shared/format/format.ts'
import { useEachTexts } from '../../shared/i18n/texts.ts'
import type { LedgerEntry } from './ledger.ts'

/** How entries of the ledger are told. */
export interface LedgerWords {
  /** The name of a reason, in the order of the filter. */
  readonly types: readonly { readonly value: string; readonly label: string }[]
  /** The effect of an entry, as a sentence; the bare word of the wire for a reason that no feature has. */
  readonly told: (entry: LedgerEntry) => string
}

/** The words of all features for their entries. */
export function useLedgerWords(): LedgerWords {
  const catalogs = use(useFeatureLists().ledger())
  const translators = useEachTexts(catalogs)
  const known = catalogs.flatMap(({ english }, at) =>
    Object.keys(english.types).map((reason) => ({ reason, t: translators[at] })),
  )
  return {
    types: known.map(({ reason, t }) => ({ value: reason, label: t?.(`types.${reason}`) ?? reason })),
    told({ type, change, ref }) {
      const found = known.find(({ reason }) => reason === type)
      const way = directionOf(change) === 'down' ? 'out' : 'in'
      return found?.t?.(`why.${type}`, { way, ref }) ?? type
    },
  }
}
