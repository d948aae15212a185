import { lazyScreen } from '@touchstone/ui'
import { defineParts } from '../../shared/feature/featureParts.ts'
import { ledgerTexts } from './ledgerTexts.ts'

export const parts = defineParts({
  ledger: { place: 70, texts: ledgerTexts },
  openOrders: { place: 20, panel: lazyScreen(() => import('./OpenOrdersPanel.tsx'), 'OpenOrdersPanel') },
  fills: { product: 'contract', word: 'contracts', place: 20, view: () => import('./fillsView.tsx') },
})
