import { ADDRESSES } from '../pages/addresses.ts'

/** What a screen shows at other addresses of its own, beside those that every journey knows. */
const MORE = [
  '/deal_c?symbol=BTCPERP',
  '/deal_c?symbol=ETHPERP',
  '/instrument?symbol=BTCUSDT',
  '/instrument?symbol=BTCPERP&tab=index',
  '/instrument?symbol=BTCPERP&tab=funding',
  '/instrument?symbol=BTCPERP&tab=insurance',
  '/record?type=deposit',
  '/record?type=withdrawal',
  '/record?type=transfer',
  '/record?type=exchange',
  '/record?type=buycoin',
  '/profit_wdtg?order=1',
  '/currencyRecord?code=1',
  '/repayment2?id=1',
  '/subscription?order=1',
  '/money?way=bank',
  '/helpDetail?id=1',
  '/bannerDetail?id=1',
  '/benefitsDetail?id=1',
  '/welfareDetail?id=1',
  '/authentication?tier=junior',
  '/authentication?tier=address',
  '/settingAboutList?id=7',
] as const

export const RECORDED_ADDRESSES: readonly string[] = [...ADDRESSES, ...MORE]
