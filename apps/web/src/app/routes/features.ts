import { account } from '../../features/account/feature.ts'
import { assets } from '../../features/assets/feature.ts'
import { contracts } from '../../features/contracts/feature.ts'
import { conversion } from '../../features/conversions/feature.ts'
import { deposit } from '../../features/deposits/feature.ts'
import { download } from '../../features/download/feature.ts'
import { help } from '../../features/help/feature.ts'
import { home } from '../../features/home/feature.ts'
import { hosting } from '../../features/hosting/feature.ts'
import { instrument } from '../../features/instrument/feature.ts'
import { invitations } from '../../features/invitations/feature.ts'
import { loans } from '../../features/loans/feature.ts'
import { market } from '../../features/market/feature.ts'
import { messages } from '../../features/messages/feature.ts'
import { newCoins } from '../../features/newCoins/feature.ts'
import { notFound } from '../../features/notFound/feature.ts'
import { purchase } from '../../features/purchases/feature.ts'
import { records } from '../../features/records/feature.ts'
import { security } from '../../features/security/feature.ts'
import { setting } from '../../features/setting/feature.ts'
import { signIn } from '../../features/signIn/feature.ts'
import { spot } from '../../features/spot/feature.ts'
import { support } from '../../features/support/feature.ts'
import { texts } from '../../features/texts/feature.ts'
import { timedOptions } from '../../features/timedOptions/feature.ts'
import { transfer } from '../../features/transfers/feature.ts'
import { verification } from '../../features/verification/feature.ts'
import { welfare } from '../../features/welfare/feature.ts'
import { withdrawal } from '../../features/withdrawals/feature.ts'

/** Every feature of the app. */
export const FEATURES = [
  home,
  market,
  account,
  texts,
  help,
  download,
  security,
  instrument,
  spot,
  transfer,
  deposit,
  withdrawal,
  conversion,
  purchase,
  contracts,
  timedOptions,
  hosting,
  loans,
  newCoins,
  signIn,
  invitations,
  welfare,
  assets,
  records,
  messages,
  setting,
  verification,
  support,
  notFound,
] as const
