import { lazyScreen } from '@touchstone/ui'
import { defineParts } from '../../shared/feature/featureParts.ts'
import { ledgerTexts } from './ledgerTexts.ts'

export const parts = defineParts({
  ledger: { place: 80, texts: ledgerTexts },
  openOrders: { place: 30, panel: lazyScreen(() => import('./OpenOrdersPanel.tsx'), 'OpenOrdersPanel') },
  fills: { product: 'delivery', word: 'delivery', place: 30, view: () => import('./fillsView.tsx') },
})
