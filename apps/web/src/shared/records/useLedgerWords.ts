import type { CallData } from '@touchstone/protocol'
import { use } from 'react'
import { useFeatureLists } from '../feature/featureLists.ts'
import { directionOf } from '../format/format.ts'
import { useEachTexts } from '../i18n/texts.ts'

type LedgerEntry = CallData<'getAccountLog'>['list'][number]

/** How entries of the ledger are told. */
export interface LedgerWords {
  /** The name of a reason, in the order of the filter. */
  readonly types: readonly { readonly value: string; readonly label: string }[]
  /** The effect of an entry, as a sentence; the bare word of the wire for a reason that no feature has. */
  readonly told: (entry: Pick<LedgerEntry, 'type' | 'change' | 'ref'>) => string
  /** The name of a product that gains and loses; the bare word of the wire for one that no feature has. */
  readonly product: (name: string) => string
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
    product(name) {
      const at = catalogs.findIndex(({ english }) => english.product[name] !== undefined)
      return translators[at]?.(`product.${name}`) ?? name
    },
  }
}
