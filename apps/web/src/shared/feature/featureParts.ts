import type { CallInput, DealRow } from '@touchstone/protocol'
import type { DataTableProps, LazyScreen } from '@touchstone/ui'
import type { ComponentType } from 'react'
import type { Texts } from '../i18n/texts.ts'
import type { PaletteSectionProps } from '../palette/paletteSection.ts'
import type { Entry } from './feature.ts'

/**
 * Words for a feature's entries in the ledger, by the reason of their postings, in the order of the filter. `types` name the reasons,
 * `why` describes an entry: `way` is in or out, `ref` the number that it refers to. `product` names what gains and loses by them, by the name that
 * the wire has for it; nothing does by money that only comes and goes.
 */
export type LedgerTexts = Texts<{
  readonly product: Readonly<Record<string, string>>
  readonly types: Readonly<Record<string, string>>
  readonly why: Readonly<Record<string, string>>
}>

/** The open items of a product, on the screen that shows those of all products. */
export interface OpenOrdersPart {
  readonly place: number
  readonly panel: LazyScreen
}

export type FillProduct = NonNullable<CallInput<'getDealList'>['product']>

/** How fills of one product are chosen and shown. */
export interface FillsView {
  /** Chooses one of the product's markets; "" is all of them. */
  readonly MarketFilter: ComponentType<{
    readonly label: string
    readonly value: string
    readonly onValueChange: (symbol: string) => void
  }>
  readonly FillTable: ComponentType<Omit<DataTableProps<DealRow>, 'columns'>>
}

/** A product in the list of fills. */
export interface FillsPart extends Entry {
  readonly product: FillProduct
  readonly view: () => Promise<FillsView>
}

/** A tab of the notices for people who are signed in. */
export interface NoticesPart extends Entry {
  readonly key: string
  readonly panel: LazyScreen
}

/** What a feature finds for the words typed into the palette, after the sections of lower places. */
export interface PalettePart {
  readonly place: number
  readonly section: () => Promise<ComponentType<PaletteSectionProps>>
}

/**
 * A feature's parts of the screens that list the acts of all products, and of the palette, in `parts.ts` of its folder. They are loaded with the first
 * of these screens, and apart from the feature's own value, which every visitor downloads.
 */
export interface FeatureParts {
  readonly ledger?: { readonly place: number; readonly texts: LedgerTexts }
  readonly openOrders?: OpenOrdersPart
  /** Its word is one of the feature's own. */
  readonly fills?: FillsPart
  /** Their words are the feature's own. */
  readonly notices?: readonly NoticesPart[]
  readonly palette?: PalettePart
}

export function defineParts(parts: FeatureParts): FeatureParts {
  return parts
}
