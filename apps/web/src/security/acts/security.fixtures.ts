import type { Security } from './useSecurity.ts'

export const BARE_SECURITY: Security = {
  email: 'a•••@example.org',
  phone: '',
  tpwd: false,
  question: 0,
  totp: false,
  passkeys: [],
  recoveryCodes: 0,
  antiPhishing: '',
  wallet: '',
  level: 0,
  withdrawalsHeldUntil: 0,
  frozen: false,
  frozenByHolder: false,
  steppedUpUntil: 0,
  reviews: [],
}

export const FULL_SECURITY: Security = {
  ...BARE_SECURITY,
  phone: '+852••••5678',
  tpwd: true,
  question: 2,
  totp: true,
  passkeys: [{ id: 'key-1', name: 'Laptop', added: 1_760_000_000_000, lastUsed: 0 }],
  recoveryCodes: 8,
  antiPhishing: 'heron',
  level: 5,
}

/** The centre's further answers. */
export const CENTRE_ANSWERS = {
  getSetting: {
    features: { sandbox: false, simulatedPrices: true, walletLogin: false, demo: false, textMessages: true },
  },
  getParam: { password: { min: 6, max: 12 }, securityReview: true },
  getTelCode: [{ code: '852', iso: 'HK', country: 'Hong Kong' }],
  getCode: { ttl: 300, resendAfter: 60 },
  getSessions: [
    { id: 's1', device: 'Chrome on Linux', address: '127.0.0.1', opened: 1, lastSeen: 2, current: true },
    { id: 's2', device: 'Safari on iPhone', address: '10.0.0.7', opened: 1, lastSeen: 2, current: false },
    { id: 's3', device: 'Firefox on Windows', address: '10.0.0.8', opened: 1, lastSeen: 2, current: false },
  ],
  getLoginLog: {
    list: [{ time: 3, device: 'Safari on iPhone', address: '10.0.0.7', method: 'password', result: 'refused' }],
    total: 1,
    page: 1,
  },
  getAccountEvents: {
    list: [{ time: 4, what: 'frozen', by: 'operator', text: 'Please call us', ref: '17' }],
    total: 1,
    page: 1,
  },
}
