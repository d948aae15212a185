import { fill, press } from '../stage/hands.ts'
import { button, link, story, waiting } from '../stage/story.tsx'

export default { title: 'Contracts' }

export const CryptoContractsLoading = story('/deal_c?symbol=BTCPERP', 'loading', '', waiting)
export const CryptoContractsEmpty = story('/deal_c?symbol=BTCPERP', 'empty', 'No open', link('Transfer'))
export const CryptoContractsError = story(
  '/deal_c?symbol=BTCPERP',
  'error',
  'The contracts could not be loaded.',
  button('Try again'),
)
export const CryptoContractsRefused = story(
  '/deal_c?symbol=BTCPERP',
  'refused',
  'Insufficient balance',
  button('Long'),
  {
    refuses: { tryContract: 'insufficient_balance' },
    play: async () => {
      await press('Market')
      await fill('Size', '10')
    },
  },
)
export const CryptoContractsFull = story('/deal_c?symbol=BTCPERP', 'full', 'Available', button('Long'))
export const MetalsLoading = story('/preciousMetal', 'loading', '', waiting, { isLikeOther: true })
export const MetalsEmpty = story('/preciousMetal', 'empty', 'No open', link('Transfer'), { isLikeOther: true })
export const MetalsError = story('/preciousMetal', 'error', 'The contracts could not be loaded.', button('Try again'), {
  isLikeOther: true,
})
export const MetalsRefused = story('/preciousMetal', 'refused', 'Insufficient balance', button('Long'), {
  refuses: { tryContract: 'insufficient_balance' },
  isLikeOther: true,
  play: async () => {
    await press('Market')
    await fill('Size', '10')
  },
})
export const MetalsFull = story('/preciousMetal', 'full', 'Available', button('Long'), { isLikeOther: true })
export const EveryClassLoading = story('/contractTransaction', 'loading', '', waiting, { isLikeOther: true })
export const EveryClassEmpty = story('/contractTransaction', 'empty', 'No open', link('Transfer'), {
  isLikeOther: true,
})
export const EveryClassError = story(
  '/contractTransaction',
  'error',
  'The contracts could not be loaded.',
  button('Try again'),
  { isLikeOther: true },
)
export const EveryClassRefused = story('/contractTransaction', 'refused', 'Insufficient balance', button('Long'), {
  refuses: { tryContract: 'insufficient_balance' },
  isLikeOther: true,
  play: async () => {
    await press('Market')
    await fill('Size', '10')
  },
})
export const EveryClassFull = story('/contractTransaction', 'full', 'Available', button('Long'), { isLikeOther: true })
export const PerpetualsLoading = story('/leverTransactions', 'loading', '', waiting, { isLikeOther: true })
export const PerpetualsEmpty = story('/leverTransactions', 'empty', 'No open', link('Transfer'), { isLikeOther: true })
export const PerpetualsError = story(
  '/leverTransactions',
  'error',
  'The contracts could not be loaded.',
  button('Try again'),
  { isLikeOther: true },
)
export const PerpetualsRefused = story('/leverTransactions', 'refused', 'Insufficient balance', button('Long'), {
  refuses: { tryContract: 'insufficient_balance' },
  isLikeOther: true,
  play: async () => {
    await press('Market')
    await fill('Size', '10')
  },
})
export const PerpetualsFull = story('/leverTransactions', 'full', 'Available', button('Long'), { isLikeOther: true })
export const CryptoPositionsLoading = story('/lt', 'loading', 'Contract positions', waiting)
export const CryptoPositionsEmpty = story('/lt', 'empty', 'The contract account is empty.', link('Transfer'))
export const CryptoPositionsError = story(
  '/lt',
  'error',
  'The connection to the exchange was lost.',
  link('Transfer'),
  { isLost: true },
)
export const CryptoPositionsRefused = story('/lt', 'refused', 'There is no open position', button('Back'), {
  refuses: {
    closeAllContract: 'position_not_found',
    closeContract: 'position_not_found',
    tryCloseContract: 'position_not_found',
  },
  play: () => press('Close'),
})
export const CryptoPositionsFull = story('/lt', 'full', 'Contract positions', button('One-click close'))
export const PerpetualPositionsLoading = story('/positionList', 'loading', 'Perpetual positions', waiting, {
  isLikeOther: true,
})
export const PerpetualPositionsEmpty = story(
  '/positionList',
  'empty',
  'The contract account is empty.',
  link('Transfer'),
  { isLikeOther: true },
)
export const PerpetualPositionsError = story(
  '/positionList',
  'error',
  'The connection to the exchange was lost.',
  link('Transfer'),
  { isLost: true, isLikeOther: true },
)
export const PerpetualPositionsRefused = story(
  '/positionList',
  'refused',
  'There is no open position',
  button('Back'),
  {
    refuses: {
      closeAllContract: 'position_not_found',
      closeContract: 'position_not_found',
      tryCloseContract: 'position_not_found',
    },
    isLikeOther: true,
    play: () => press('Close'),
  },
)
export const PerpetualPositionsFull = story('/positionList', 'full', 'Perpetual positions', button('One-click close'), {
  isLikeOther: true,
})
export const CloseDialogFull = story('/lt', 'full', 'Close', button('Close'), {
  part: 'dialog: close a position',
  play: () => press('Close'),
})
export const TpslDialogFull = story('/lt', 'full', 'Take-profit', button('Save'), {
  part: 'dialog: take-profit and stop-loss',
  play: () => press('TP/SL'),
})
export const CloseAllDialogFull = story('/lt', 'full', 'One-click close', button('Close'), {
  part: 'dialog: close all positions',
  play: () => press('One-click close'),
})
