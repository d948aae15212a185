import { type MarketMessage, readSpotMarket, type SpotMarket } from '../../products/spot/spotMarket.ts'
import type { OrderPreview } from './confirmation.ts'

const BTC_MESSAGE: MarketMessage = {
  symbol: 'BTCUSDT',
  name: 'BTC/USDT',
  base: 'BTC',
  quote: 'USDT',
  priceDecimals: 1,
  amountDecimals: 5,
  tickSize: '0.1',
  lotSize: '0.00001',
  minAmount: '0.00001',
  maxAmount: '100',
  minNotional: '5',
  maxNotional: '1000000',
  makerRate: '0.001',
  takerRate: '0.001',
  band: '0.1',
  defaultSlippage: '0.005',
  maxSlippage: '0.05',
  state: 'open',
  reason: '',
  depthSteps: ['0.1', '1', '10', '100'],
  intro: '',
  issued: '',
  circulation: '',
  site: '',
  paper: '',
  hours: '',
  priceSource: 'simulated',
  simulated: true,
}

export const BTC_MARKET: SpotMarket = readSpotMarket(BTC_MESSAGE)

export const BUY_PREVIEW: OrderPreview = {
  problem: '',
  message: '',
  avgPrice: '50000.0',
  worstPrice: '50010.0',
  slippage: '0.0001',
  filled: '0.01000',
  resting: '0',
  cost: '500.00',
  costCurrency: 'USDT',
  fee: '0.00001000',
  feeCurrency: 'BTC',
  makerRate: '0.001',
  takerRate: '0.001',
  receive: '0.00999000',
  receiveCurrency: 'BTC',
  available: '10000.000000',
}
