import type { CallData } from '@touchstone/protocol'

const NOON_IN_HONG_KONG = Date.UTC(2026, 10, 23, 4)
const HOUR_MS = 3_600_000

/** A customer with 1,000 USDT, 400 of them of a deposit that is not traded enough. */
export const INFO: CallData<'getWithdrawInfo'> = {
  currency: 'USDT',
  decimals: 6,
  chain: 'ethereum',
  chainName: 'Sandbox chain (ERC20)',
  available: '1000',
  withdrawable: '600',
  bound: { rejection: 'turnover_missing', problem: '360 USDT of turnover is still needed', until: 0 },
  unlocked: '600',
  min: '100',
  max: '200000',
  feeRate: '0.05',
  open: '12:00',
  close: '24:00',
  openNow: true,
  changesAt: NOON_IN_HONG_KONG + 12 * HOUR_MS,
  perDay: 2,
  usedToday: 0,
  leftToday: 2,
  dailyLimit: '50000',
  dailyUsed: '0',
  verificationLevel: 2,
  turnover: { need: '360', done: '0', rate: '0.9' },
  state: '',
  heldUntil: 0,
  addressHoldMs: 24 * HOUR_MS,
  lots: [
    {
      id: '1',
      time: NOON_IN_HONG_KONG - 48 * HOUR_MS,
      value: '400',
      left: '400',
      turnover: { need: '360', done: '0' },
      feeRate: '0.05',
      turnoverRate: '0.9',
      returnTo: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      returnFee: '5',
    },
  ],
  time: NOON_IN_HONG_KONG,
}

export const ADDRESS: CallData<'getAddressList'>[number] = {
  id: '1',
  currency: 'USDT',
  chain: 'ethereum',
  chainName: 'Sandbox chain (ERC20)',
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
  remark: 'My wallet',
  tag: '',
  usableFrom: NOON_IN_HONG_KONG - HOUR_MS,
}
