import { type ComponentType, createContext, useContext } from 'react'
import { joinTexts, useTexts } from '../i18n/texts.ts'
import type { PaletteSection } from '../palette/paletteSection.ts'
import type { RoutePath } from '../routing/AppLink.tsx'
import type { AccountEntry, ProductCard, RecordTab } from './feature.ts'
import type { FillProduct, FillsView, LedgerTexts } from './featureParts.ts'

/** The open items of one product, told apart from other products by its place. */
export interface OpenOrders {
  readonly place: number
  readonly Panel: ComponentType
}

export interface Fills extends FillsView {
  readonly product: FillProduct
  readonly word: string
}

/** A tab of the notices for people who are signed in. */
export interface NoticeTab {
  readonly key: string
  readonly word: string
  readonly Panel: ComponentType
}

/** The entries that screens of one feature show of all the others. */
export interface FeatureLists {
  /** The words of all features. */
  readonly texts: ReturnType<typeof joinTexts>
  /** `holds`: pages that have no line of their own and belong to this one. */
  readonly accountMenu: readonly {
    readonly path: RoutePath
    readonly word: string
    readonly holds: readonly RoutePath[]
  }[]
  readonly cards: readonly (ProductCard & { readonly path: RoutePath })[]
  readonly recordTabs: readonly RecordTab[]
  readonly accounts: readonly AccountEntry[]
  readonly ledger: () => Promise<readonly LedgerTexts[]>
  readonly openOrders: () => Promise<readonly OpenOrders[]>
  readonly fills: () => Promise<readonly Fills[]>
  readonly noticeTabs: () => Promise<readonly NoticeTab[]>
  readonly palette: () => Promise<readonly PaletteSection[]>
}

const nothing: Promise<never[]> = Promise.resolve([])

/** Filled in by the app, which alone knows every feature. */
export const FeatureListsContext = createContext<FeatureLists>({
  // Under a name of its own: catalogs are known by theirs.
  texts: joinTexts('noFeatures', []),
  accountMenu: [],
  cards: [],
  recordTabs: [],
  accounts: [],
  ledger: () => nothing,
  openOrders: () => nothing,
  fills: () => nothing,
  noticeTabs: () => nothing,
  palette: () => nothing,
})

export function useFeatureLists(): FeatureLists {
  return useContext(FeatureListsContext)
}

/** The words of all features, in the language on screen. */
export function useFeatureTexts() {
  return useTexts(useFeatureLists().texts)
}
