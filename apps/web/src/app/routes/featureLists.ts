import type { Feature } from '../../shared/feature/feature.ts'
import type { FeatureLists } from '../../shared/feature/featureLists.ts'
import { keptPromise } from '../../shared/feature/keptPromise.ts'
import { FEATURES } from './features.ts'
import { featureTexts } from './featureTexts.ts'
import { menuOf, ROUTES } from './routes.ts'

const features: readonly Feature[] = FEATURES

/** One kind of entries of all features or their parts, in their places. */
function inPlaces<Whole, Part extends { readonly place: number }>(
  wholes: readonly Whole[],
  partOf: (whole: Whole) => Part | readonly Part[] | undefined,
): readonly Part[] {
  return wholes.flatMap((whole) => partOf(whole) ?? []).toSorted((a, b) => a.place - b.place)
}

const loadParts = async () => (await import('./featureParts.ts')).FEATURE_PARTS

/** The entries that screens show of all features. */
export const FEATURE_LISTS: FeatureLists = {
  texts: featureTexts,
  accountMenu: menuOf('account').map((link) => ({
    ...link,
    holds: ROUTES.filter(({ under }) => under === link.path).map(({ path }) => path),
  })),
  cards: inPlaces(ROUTES, ({ path, card }) => card && { ...card, path }),
  recordTabs: inPlaces(features, ({ record }) => record),
  accounts: inPlaces(features, ({ account }) => account),
  ledger: keptPromise(async () => inPlaces(await loadParts(), ({ ledger }) => ledger).map(({ texts }) => texts)),
  openOrders: keptPromise(async () =>
    Promise.all(
      inPlaces(await loadParts(), ({ openOrders }) => openOrders).map(async ({ place, panel }) => ({
        place,
        Panel: await panel(),
      })),
    ),
  ),
  fills: keptPromise(async () =>
    Promise.all(
      inPlaces(await loadParts(), ({ fills }) => fills).map(async ({ product, word, view }) => ({
        product,
        word,
        ...(await view()),
      })),
    ),
  ),
  noticeTabs: keptPromise(async () =>
    Promise.all(
      inPlaces(await loadParts(), ({ notices }) => notices).map(async ({ key, word, panel }) => ({
        key,
        word,
        Panel: await panel(),
      })),
    ),
  ),
  palette: keptPromise(async () =>
    Promise.all(
      inPlaces(await loadParts(), ({ palette }) => palette).map(async ({ place, section }) => ({
        place,
        Section: await section(),
      })),
    ),
  ),
}
