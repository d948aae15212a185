import { lazyScreen } from '@touchstone/ui'
import { defineParts } from '../../shared/feature/featureParts.ts'
import { ledgerTexts } from './ledgerTexts.ts'

export const parts = defineParts({
  ledger: { place: 10, texts: ledgerTexts },
  openOrders: { place: 10, panel: lazyScreen(() => import('./OpenOrdersPanel.tsx'), 'OpenOrdersPanel') },
  fills: { product: 'spot', word: 'spot', place: 10, view: () => import('./fillsView.tsx') },
})
