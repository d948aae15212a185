import type { ContractPreview } from './ticket/ticketRequest.ts'

const NONE = {
  side: 'none',
  lots: '0',
  entryPrice: '',
  margin: '0.000000',
  maintenance: '0.000000',
  riskRate: '',
  liqPrice: '',
  bankruptcyPrice: '',
} as const

const OPENED = {
  side: 'long',
  lots: '20',
  entryPrice: '50000.0',
  margin: '100.000000',
  maintenance: '5.000000',
  riskRate: '0.05',
  liqPrice: '45226.1',
  bankruptcyPrice: '45000.0',
} as const

/** 20 lots long at 50,000 with 10×, from nothing. */
export const OPENING_PREVIEW: ContractPreview = {
  problem: '',
  message: '',
  facts: {},
  margin: '100.000000',
  fee: '0.500000',
  feeRate: '0.0005',
  lots: '20',
  avgPrice: '50000.0',
  worstPrice: '50000.0',
  stopPrice: '',
  slippage: '0.0001',
  halfSpread: '0.0001',
  shown: '',
  reserve: '',
  filledLots: '20',
  notional: '1000.000000',
  amount: '0.020',
  realised: '0.000000',
  available: '900.000000',
  before: NONE,
  after: OPENED,
  worst: OPENED,
  maxLoss: '100.000000',
  markPrice: '50000.0',
  nextFunding: '-0.100000',
}
